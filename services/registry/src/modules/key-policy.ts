import type { Logger } from '@seed/service-kit/logger';
import { checkKeyList, type CheckedKeyList, type PinnedKey } from '@seed/service-kit/release-signature';
import type { ModuleRow } from './module.entity.ts';

type Keys = Pick<ModuleRow, 'module' | 'keys' | 'keyList'>;

/** Which keys may sign the releases of a module. */
export interface KeyPolicy {
  /** Whether the portal has root keys, so that lists signed by them count and nothing else. */
  readonly hasRootKeys: boolean;
  /** Checks a list of a module against the root keys. */
  check(list: string, module: string): Promise<CheckedKeyList>;
  /** The keys of a module, with those that are revoked. */
  keysOf(row: Keys): Promise<readonly PinnedKey[]>;
}

/** Without root keys, the keys that an Admin pinned count; write access to the database is then enough to sign. */
export function createKeyPolicy(rootKeys: readonly string[], log: Logger): KeyPolicy {
  const hasRootKeys = rootKeys.length > 0;
  if (!hasRootKeys) {
    log.warn({}, 'RELEASE_ROOT_KEYS is not set: the keys in the database count, for development only');
  }
  const check = (list: string, module: string) => checkKeyList(list, module, rootKeys);
  return {
    hasRootKeys,
    check,
    async keysOf({ module, keys, keyList }) {
      if (!hasRootKeys) return keys;
      if (keyList === null) return [];
      const checked = await check(keyList, module);
      if (checked.problems.length > 0) return [];
      return checked.keys.map((key) => ({ ...key, revokedAt: keys.find(({ kid }) => kid === key.kid)?.revokedAt }));
    },
  };
}
