/** Web storage that may be refused (private mode, blocked cookies, full): then nothing is remembered, nothing breaks. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** @param open answers the storage; the browser may throw already here */
function createSafeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      // Refused by the browser or the member: the portal works without it.
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

export const deviceStorage = createSafeStorage(() => globalThis.localStorage);
export const tabStorage = createSafeStorage(() => globalThis.sessionStorage);
