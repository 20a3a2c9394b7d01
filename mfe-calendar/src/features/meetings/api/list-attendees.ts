import { listAttendees } from '@seed/calendar-contracts/attendance';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

export type { Attendee } from '@seed/calendar-contracts/attendance';

/** The number of members that the dialog shows at most; a meeting with more of them is none that a member reads by name. */
export const mostAttendees = 200;

/** The members who have decided about a meeting. */
export function useAttendees(id: number) {
  return useQuery(queryFor(useApi(), listAttendees, { params: { id }, query: { limit: mostAttendees } }));
}
