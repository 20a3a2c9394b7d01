import { invalidateReads, type useApi } from '@seed/portal-sdk';
import { getReleaseSet } from '@seed/registry-contracts/channels';
import { listLogEntries, verifyLog } from '@seed/registry-contracts/log';
import { getRegisteredModule, listRegisteredModules } from '@seed/registry-contracts/modules';
import { listPublishedReleases } from '@seed/registry-contracts/releases';
import { listRollouts } from '@seed/registry-contracts/rollouts';

const reads = [
  getReleaseSet,
  getRegisteredModule,
  listLogEntries,
  listPublishedReleases,
  listRegisteredModules,
  listRollouts,
  verifyLog,
];

/** Reads everything that is shown of the registry again, after one act may have changed several of its parts. */
export function refreshRegistry({ cache }: ReturnType<typeof useApi>): void {
  for (const endpoint of reads) void invalidateReads(cache, endpoint);
}
