import type { BootCanary, BootDocument, BootModule, BootSwitchedOff } from '@seed/contracts/boot';
import type { FeedRollouts, FeedSwitches } from '@seed/contracts/release-feed';

/** The audience of each module's canary and the modules that are switched off, as the registry of releases has them. */
export interface Rollouts {
  readonly rollouts?: FeedRollouts;
  readonly off?: FeedSwitches;
}

/**
 * The canaries that can be served. Without its canary, a module's members get stable.
 *
 * @param load resolves to undefined for a release that cannot be served
 */
export async function canariesOf(
  { rollouts = {}, off = {} }: Rollouts,
  load: (id: string, version: string) => Promise<BootModule | undefined>,
): Promise<BootCanary[]> {
  const found = await Promise.all(
    Object.entries(rollouts)
      .filter(([id]) => !(id in off))
      .map(async ([id, { id: rollout, version, share, roles }]) => {
        const release = await load(id, version);
        return release && { rollout, share, roles, release };
      }),
  );
  return found.filter((canary) => canary !== undefined);
}

/** The pages of modules that are switched off. Their titles and routes are those of the release that would be served. */
export function switchedOff(off: FeedSwitches = {}, found: readonly BootModule[]): BootSwitchedOff[] {
  return Object.entries(off).map(([id, { message }]) => {
    const manifest = found.find((module) => module.id === id)?.manifest;
    return { id, title: manifest?.title ?? id, routes: manifest?.routes ?? [`/${id}`], message };
  });
}

/** The releases that most members get: the document is the same for all, so its preloads are those of the greater part. */
export function likelyModules({ modules, canaries = [] }: BootDocument): BootModule[] {
  return modules.map((module) => {
    const canary = canaries.find(({ release, share }) => release.id === module.id && share > 50);
    return canary?.release ?? module;
  });
}
