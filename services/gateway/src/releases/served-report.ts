import { type GatewayReport, maxRefusalLength, type ServedModule } from '@seed/contracts/gateway-report';
import type { FollowedSet } from './kept-set.ts';
import type { Arrival, ReleaseDownloads } from './release-downloads.ts';
import type { ReleaseStore } from './release-store.ts';

interface ReportParts {
  readonly store: Pick<ReleaseStore, 'verified'>;
  readonly downloads: Pick<ReleaseDownloads, 'refusalOf'>;
}

/** The versions that this gateway serves of a set, and why it refuses the others. */
export async function servedReport(
  { set, good }: Pick<FollowedSet, 'set' | 'good'>,
  arrivals: readonly Arrival[],
  { store, downloads }: ReportParts,
): Promise<GatewayReport> {
  const rows = await Promise.all(
    arrivals.map(async ({ module, channel, pointer: { version }, isGood }): Promise<ServedModule> => {
      const isStable = channel === 'stable';
      const before = isStable ? (good[module] ?? []) : [];
      const served = isGood ? version : await firstVerified(store, module, before);
      const refusal = isGood ? null : (downloads.refusalOf({ module, version })?.slice(0, maxRefusalLength) ?? null);
      return { module, channel: isStable ? 'stable' : 'canary', wanted: version, served, refusal };
    }),
  );
  // The channel and the rollout of a module name the same canary.
  const byPlace = new Map(rows.map((row) => [`${row.channel} ${row.module} ${row.wanted}`, row]));
  return { set, modules: [...byPlace.values()] };
}

/** The version that takes the place of a refused one; the key of any of them may have been revoked. */
async function firstVerified(
  store: ReportParts['store'],
  module: string,
  versions: readonly string[],
): Promise<string | null> {
  for (const version of versions) {
    const isVerified = await store.verified({ module, version }).then(
      () => true,
      () => false,
    );
    if (isVerified) return version;
  }
  return null;
}
