import { queryFor, useApi } from '@seed/portal-sdk';
import { getReleaseSet } from '@seed/registry-contracts/channels';
import type { ReleaseSet } from '@seed/registry-contracts/channels';
import { useQuery } from '@tanstack/react-query';
import { stable } from '../constants.ts';

/** A channel that has a module, and the version that it has. */
export interface Placement {
  readonly channel: string;
  readonly version: string;
}

export function useReleaseSet() {
  return useQuery(queryFor(useApi(), getReleaseSet));
}

/** The channels that have a module, the one of all members first. */
export function placementsOf(set: ReleaseSet | undefined, module: string): Placement[] {
  const placements = Object.entries(set?.channels ?? {}).flatMap(([channel, pointers]) => {
    const version = pointers[module]?.version;
    return version === undefined ? [] : [{ channel, version }];
  });
  return placements.toSorted((one, other) => Number(other.channel === stable) - Number(one.channel === stable));
}
