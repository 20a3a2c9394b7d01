import { listMeetings } from '@seed/contracts/meetings';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meetingsPerPage } from '../../../constants.ts';

/** Which meetings belong to a club's page; to that of all clubs if it is empty. */
export function meetingsQuery(club: string) {
  return club === '' ? { limit: meetingsPerPage } : { limit: meetingsPerPage, classification: club };
}

/** Meetings, those that start last first: all that are yet to come at `now`, and the past ones page by page. */
export function useMeetings(club: string, now: number) {
  const meetings = useInfiniteQuery(infiniteQueryFor(useApi(), listMeetings, meetingsQuery(club)));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = meetings;
  const last = data?.at(-1);
  const mayMissUpcoming = hasNextPage && last !== undefined && Date.parse(last.startsAt) >= now;

  useEffect(() => {
    if (mayMissUpcoming && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [mayMissUpcoming, isFetching, isFetchNextPageError, fetchNextPage]);

  return meetings;
}
