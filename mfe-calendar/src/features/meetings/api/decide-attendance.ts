import { decideAttendance, listAttendees, withdrawAttendance } from '@seed/calendar-contracts/attendance';
import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import type { AttendanceStatus, Meeting } from '@seed/calendar-contracts/meeting-list';
import { invalidateReads, updateCachedRows, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Stores what the member decides; undefined takes it back. The page shows it at once, and undoes it if it is refused. */
export function useDecide({ id, myAttendance: former }: Meeting) {
  const api = useApi();
  const show = (status: AttendanceStatus | undefined) =>
    updateCachedRows(api.cache, listMeetings, (meetings) =>
      meetings.map((meeting) => (meeting.id === id ? decided(meeting, status) : meeting)),
    );
  return useMutation({
    // Decisions in quick succession arrive in this order.
    scope: { id: `attendance-${id}` },
    mutationFn: (status: AttendanceStatus | undefined) =>
      status === undefined
        ? api(withdrawAttendance, { params: { id } })
        : api(decideAttendance, { params: { id }, body: { status } }),
    onMutate: show,
    onError: () => show(former),
    onSettled: () => {
      void invalidateReads(api.cache, listAttendees);
    },
  });
}

/** The meeting with the member's decision, and counts that include it. */
function decided({ myAttendance, ...meeting }: Meeting, status: AttendanceStatus | undefined): Meeting {
  const attendance = { ...(meeting.attendance ?? { accepted: 0, tentative: 0, declined: 0 }) };
  if (myAttendance !== undefined) attendance[myAttendance] = Math.max(0, attendance[myAttendance] - 1);
  if (status !== undefined) attendance[status] += 1;
  return { ...meeting, attendance, ...(status !== undefined && { myAttendance: status }) };
}
