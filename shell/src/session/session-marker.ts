import { constants } from '../constants.ts';
import { deviceStorage } from '../safe-storage.ts';

/** Until when a login counts on this device; also how one tab tells the others of a logout. */
const sessionMarkerKey = 'seed.session-expires';

export const sessionMarker = {
  set: (): void => deviceStorage.set(sessionMarkerKey, String(Date.now() + constants.sessionMarkerLifetime)),
  clear: (): void => deviceStorage.remove(sessionMarkerKey),
  /** Whether it is there at all. */
  exists: (): boolean => deviceStorage.get(sessionMarkerKey) !== null,
  /** Not a number is as good as expired: somebody else wrote it. */
  isExpired: (): boolean => {
    const stored = deviceStorage.get(sessionMarkerKey);
    return stored !== null && !(Number(stored) > Date.now());
  },
};

/** Calls back when another tab logs out. */
export function onLogoutElsewhere(listener: () => void, until: { readonly signal: AbortSignal }): void {
  const hear = (event: StorageEvent) => {
    if (event.key === sessionMarkerKey && event.newValue === null) listener();
  };
  window.addEventListener('storage', hear, until);
}
