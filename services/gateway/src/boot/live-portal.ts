import type { LivePortal } from '@seed/contracts/live-portal';
import type { Logger } from '@seed/service-kit/logger';
import type { ServiceDirectory } from '../services/service-directory.ts';
import { noShellManifest, readShellManifest } from './shell-manifest.ts';

/** The live parts that modules depend on; the registry of releases compares each release with them. */
export async function livePortalOf(
  shellDir: string,
  { services }: Pick<ServiceDirectory, 'services'>,
  log: Logger,
): Promise<LivePortal> {
  const shell = await readShellManifest(shellDir, log);
  const declared = services.flatMap(({ declaration }) => declaration ?? []);
  return {
    ...(shell !== noShellManifest && { libraries: shell.libraries }),
    contracts: Object.fromEntries(declared.map(({ id, contract }) => [id, contract])),
    pending: services.filter(({ declaration }) => declaration === undefined).map(({ upstream }) => upstream.name),
  };
}
