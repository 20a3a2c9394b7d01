import type { ReadRegistry } from '../boot/registry-file.ts';
import type { KeptSet } from './kept-set.ts';

interface FollowedRegistryOptions {
  readonly kept: KeptSet;
  /** The registry file, whose services count as well. */
  readonly file: ReadRegistry;
}

/**
 * The stable channel of the followed set. Of the registry file only the addresses of services and of development servers
 * count, so that a module is released at one place.
 */
export function followedRegistry({ kept, file }: FollowedRegistryOptions): ReadRegistry {
  return async () => {
    const [set, local] = await Promise.all([kept.read(), file()]);
    const stable = Object.entries(set?.channels['stable'] ?? {}).map(([id, { version }]) => [id, version] as const);
    const developed = Object.entries(local.modules).filter(([, source]) => source.startsWith('http'));
    return {
      modules: Object.fromEntries([...stable, ...developed]),
      services: local.services,
      fallbacks: set?.good ?? {},
      set: set?.set,
      rollouts: set?.rollouts ?? {},
      off: set?.off ?? {},
      isGood: set !== undefined,
    };
  };
}
