import type { BootModule } from '@seed/contracts/boot';
import { bootModuleOf, type ReleaseSource } from '../boot/release-source.ts';
import { ReleaseRefusedError } from './release-refused-error.ts';
import type { ReleaseStore } from './release-store.ts';

type ReadableStore = Pick<ReleaseStore, 'verified' | 'find'>;

/** Releases of the first store, and those that only the second has. */
export function eitherStore(first: ReadableStore, second: ReadableStore): ReadableStore {
  return {
    verified: (name) =>
      first.verified(name).catch((error: unknown) => {
        if (error instanceof ReleaseRefusedError && error.code === 'missing') return second.verified(name);
        throw error;
      }),
    find: async (urlPath) => (await first.find(urlPath)) ?? second.find(urlPath),
  };
}

/** Releases of a store, in which each is verified; development servers as without a store. */
export function verifiedSource(
  store: ReadableStore,
  { development }: Pick<ReleaseSource, 'development'>,
): ReleaseSource {
  return {
    async published(module, version): Promise<BootModule> {
      const { release } = await store.verified({ module, version });
      return bootModuleOf(release);
    },
    development,
  };
}
