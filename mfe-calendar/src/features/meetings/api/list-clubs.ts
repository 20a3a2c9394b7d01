import { clubKeys, clubName, listClubs } from '@seed/contracts/clubs';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';

/** What of a club its meetings need to know. */
export interface NamedClub {
  readonly key: string;
  readonly name: string;
}

const foundingClubs: readonly NamedClub[] = clubKeys.map((key) => ({ key, name: clubName(key) }));

/** The clubs as they are called today; until that is known, or if it cannot be asked, those of the programme. */
export function useClubs(): readonly NamedClub[] {
  const { data } = useInfiniteQuery(infiniteQueryFor(useApi(), listClubs));
  return data ?? foundingClubs;
}

/** What the club of a key is called: one that is not known by the words of its key. */
export function useClubName(key: string): string {
  return useClubs().find((club) => club.key === key)?.name ?? clubName(key);
}
