import { clubKeys, clubName, listClubs } from '@seed/clubs-contracts/club-list';
import { findCachedRow, infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The part of a club that a page of meetings shows. */
export interface NamedClub {
  readonly key: string;
  readonly name: string;
  /** When it was retired; undefined for a club that is open. */
  readonly retiredAt?: string | undefined;
}

const foundingClubs: readonly NamedClub[] = clubKeys.map((key) => ({ key, name: clubName(key) }));

/** The clubs with their current names. While they load, and if they fail to load, those of the programme. */
export function useClubs(): readonly NamedClub[] {
  const { data } = useInfiniteQuery(infiniteQueryFor(useApi(), listClubs));
  return data ?? foundingClubs;
}

/**
 * The club that a URL names in any case; null if there is none, undefined while the clubs load. If they do not load,
 * any club may exist, so the words of the URL are its name.
 */
export function useClubNamed(segment: string): NamedClub | null | undefined {
  const api = useApi();
  const isNamed = ({ key }: NamedClub) => key.toLowerCase() === segment.toLowerCase();
  const [isCached] = useState(() => findCachedRow(api.cache, listClubs, isNamed) !== undefined);
  const clubs = useInfiniteQuery({ ...infiniteQueryFor(api, listClubs), refetchOnMount: isCached || 'always' });
  const club = clubs.data?.find(isNamed) ?? (clubs.isSuccess ? undefined : foundingClubs.find(isNamed));
  if (club !== undefined) return club;
  if (clubs.isFetching) return undefined;
  return clubs.isSuccess ? null : { key: segment, name: clubName(segment) };
}

/** The name of the club with this key; the words of the key if there is no such club. */
export function useClubName(key: string): string {
  return useClubs().find((club) => club.key === key)?.name ?? clubName(key);
}
