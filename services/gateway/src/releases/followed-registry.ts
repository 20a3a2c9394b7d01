import type { ReadRegistry } from '../boot/registry-file.ts';
import type { KeptSet } from './kept-set.ts';

interface FollowedRegistryOptions {
  readonly kept: KeptSet;
  /** The registry file, whose services count as well. */
  readonly file: ReadRegistry;
  readonly production: boolean;
}

/**
 * The stable channel of the followed set. In production, only the addresses of services count of the registry file, so
 * that a module is released at one place. In development, modules that the registry does not have are those of the file.
 */
export function followedRegistry({ kept, file, production }: FollowedRegistryOptions): ReadRegistry {
  return async () => {
    const [set, local] = await Promise.all([kept.read(), file()]);
    const stable = Object.entries(set?.channels['stable'] ?? {}).map(([id, { version }]) => [id, version] as const);
    const lines = production ? [] : Object.entries(local.modules);
    const developed = lines.filter(([, source]) => source.startsWith('http'));
    return {
      modules: Object.fromEntries([...lines, ...stable, ...developed]),
      services: local.services,
      fallbacks: set?.good ?? {},
      set: set?.set,
      rollouts: set?.rollouts ?? {},
      off: set?.off ?? {},
      isGood: set !== undefined || lines.length > 0,
    };
  };
}
