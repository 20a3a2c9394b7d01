import { queryFor, useApi } from '@seed/portal-sdk';
import { getReleaseSet } from '@seed/registry-contracts/channels';
import type { ReleaseSet } from '@seed/registry-contracts/channels';
import { useQuery } from '@tanstack/react-query';
import { stable } from '../constants.ts';

/** A place where members get a version of a module, and that version. */
export interface Placed {
  /** The name of a channel. */
  readonly channel: string;
  readonly version: string;
  /** The part of all members that gets a canary, in percent. */
  readonly share?: number | undefined;
}

export function useReleaseSet() {
  return useQuery(queryFor(useApi(), getReleaseSet));
}

/** The places that have a module, the one of all members first. */
export function placesOf(set: ReleaseSet | undefined, module: string): Placed[] {
  const places = Object.entries(set?.channels ?? {}).flatMap(([channel, pointers]) => {
    const version = pointers[module]?.version;
    if (version === undefined) return [];
    return [{ channel, version, share: channel === 'canary' ? set?.rollouts[module]?.share : undefined }];
  });
  return places.toSorted((one, other) => Number(other.channel === stable) - Number(one.channel === stable));
}

/** The version that all members have; null for none, undefined until the set is known. */
export function liveVersionOf(set: ReleaseSet | undefined, module: string): string | null | undefined {
  return set && (set.channels[stable]?.[module]?.version ?? null);
}
