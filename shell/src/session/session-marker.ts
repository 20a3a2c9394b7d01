import { constants } from '../constants.ts';
import { deviceStorage } from '../safe-storage.ts';

/** The time at which the login on this device expires; its removal signals a logout to other tabs. */
const sessionMarkerKey = 'seed.session-expires';

export const sessionMarker = {
  set: (): void => deviceStorage.set(sessionMarkerKey, String(Date.now() + constants.sessionMarkerLifetime)),
  clear: (): void => deviceStorage.remove(sessionMarkerKey),
  exists: (): boolean => deviceStorage.get(sessionMarkerKey) !== null,
  /** A value that is not a number counts as expired. */
  isExpired: (): boolean => {
    const stored = deviceStorage.get(sessionMarkerKey);
    return stored !== null && !(Number(stored) > Date.now());
  },
};

/** Calls back when another tab logs out. */
export function onLogoutElsewhere(listener: () => void, until: { readonly signal: AbortSignal }): void {
  const handle = (event: StorageEvent) => {
    if (event.key === sessionMarkerKey && event.newValue === null) listener();
  };
  window.addEventListener('storage', handle, until);
}
