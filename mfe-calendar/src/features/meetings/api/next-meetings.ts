import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

interface NextMeetings {
  /** The maximum number of meetings. */
  readonly limit: number;
  /** The key of a club; all meetings without one. */
  readonly club?: string;
}

/** The future meetings, the next one first. */
export function useNextMeetings({ limit, club }: NextMeetings) {
  const query = { order: 'soonest', limit, ...(club !== undefined && { classification: club }) } as const;
  return useQuery(queryFor(useApi(), listMeetings, { query }));
}
