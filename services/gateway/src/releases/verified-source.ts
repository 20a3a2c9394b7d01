import type { BootModule } from '@seed/contracts/boot';
import { bootModuleOf, type ReleaseSource } from '../boot/release-source.ts';
import type { ReleaseStore } from './release-store.ts';

/** Releases of a store, in which each is verified; development servers as without a store. */
export function verifiedSource(
  store: ReleaseStore,
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
