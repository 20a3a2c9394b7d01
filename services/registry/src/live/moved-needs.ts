import type { Body } from '@seed/contracts/endpoint';
import type { LivePortal } from '@seed/contracts/live-portal';
import type { moveChannel } from '@seed/registry-contracts/channels';
import type { FieldProblem } from '@seed/service-kit/problem-error';
import { lt } from 'semver';
import type { ReleaseRow } from '../releases/release.entity.ts';
import { unmetNeeds } from './fit.ts';
import type { TrustedPortal } from './live-portal.ts';

type MoveBody = Body<typeof moveChannel>;

/** The portal, and the contracts that its services are about to have. */
export interface MovedPortal {
  readonly live: TrustedPortal;
  readonly services: MoveBody['services'];
}

/** Every need of a release that the portal does not meet after the moves. */
export function needProblems(
  moves: readonly MoveBody['moves'][number][],
  after: readonly ReleaseRow[],
  { live, services = {} }: MovedPortal,
): FieldProblem[] {
  const then = { ...live, contracts: olderContracts(live.contracts, services) };
  return after.flatMap((row) => {
    const at = moves.findIndex(({ module }) => module === row.module);
    const unmet = unmetOf(row, then);
    if (at >= 0) return unmet.map((message) => ({ pointer: `/moves/${at}/to`, message }));
    if (unmet.length === 0) return [];
    // A module that does not fit the portal as it is has no part in the move.
    const before = unmetOf(row, live);
    return unmet
      .filter((message) => !before.includes(message))
      .map((message) => ({ pointer: '/services', message: `${row.module} ${row.releaseVersion}: ${message}` }));
  });
}

function unmetOf({ manifest, content: { uses } }: ReleaseRow, live: LivePortal): string[] {
  return manifest === null ? [] : unmetNeeds({ requires: manifest.requires, uses }, live).map(({ message }) => message);
}

/** A version that is only stated can make the gate stricter, and never let a release pass. */
function olderContracts(
  live: LivePortal['contracts'],
  stated: Readonly<Record<string, string>>,
): LivePortal['contracts'] {
  const older = (service: string, version: string) => {
    const next = stated[service];
    return next !== undefined && lt(next, version) ? next : version;
  };
  return Object.fromEntries(Object.entries(live).map(([service, version]) => [service, older(service, version)]));
}
