/** Web storage that ignores refusals: private windows, blocked cookies and a full storage must not break the portal. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** @param open returns the storage; some browsers throw on access */
function createSafeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      // The portal works without storage.
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
