import { listMeetings } from '@seed/contracts/meetings';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

interface NextMeetings {
  /** Most meetings that are needed. */
  readonly limit: number;
  /** The key of a club; all meetings without one. */
  readonly club?: string;
}

/** The meetings that have not begun, the next one first. */
export function useNextMeetings({ limit, club }: NextMeetings) {
  const query = { order: 'soonest', limit, ...(club !== undefined && { classification: club }) } as const;
  return useQuery(queryFor(useApi(), listMeetings, { query }));
}
