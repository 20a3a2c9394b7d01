import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meetingsPerPage } from '../../../constants.ts';

/** The query of a club's meetings; of all meetings if `club` is empty. */
export function meetingsQuery(club: string) {
  return club === '' ? { limit: meetingsPerPage } : { limit: meetingsPerPage, classification: club };
}

/** Meetings, the latest first: all future ones at `now`, and the past ones page by page. */
export function useMeetings(club: string, now: number) {
  const meetings = useInfiniteQuery({
    ...infiniteQueryFor(useApi(), listMeetings, meetingsQuery(club)),
    // New meetings are put into an open list at a press only, see `NewMeetings`.
    refetchOnWindowFocus: false,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = meetings;
  const last = data?.at(-1);
  const mayMissUpcoming = hasNextPage && last !== undefined && Date.parse(last.startsAt) >= now;

  useEffect(() => {
    if (mayMissUpcoming && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [mayMissUpcoming, isFetching, isFetchNextPageError, fetchNextPage]);

  return meetings;
}
