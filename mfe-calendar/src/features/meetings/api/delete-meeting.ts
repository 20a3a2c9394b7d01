import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import type { Meeting, SeriesScope } from '@seed/calendar-contracts/meeting-list';
import { deleteMeeting } from '@seed/calendar-contracts/meeting-actions';
import { invalidateReads, isApiError, updateCachedRows, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Deletes the meeting, or it and the later ones of its series. One that is gone already counts as deleted. */
export function useDeleteMeeting({ id, series, startsAt }: Meeting, scope: SeriesScope) {
  const api = useApi();
  const isDeleted = (meeting: Meeting) =>
    meeting.id === id ||
    (scope === 'following' && meeting.series?.id === series?.id && series !== undefined && meeting.startsAt > startsAt);
  return useMutation<void, Error, void>({
    mutationFn: async () => {
      await api(deleteMeeting, { params: { id }, query: { scope } }).catch((error: unknown) => {
        if (!isApiError(error, 'not_found')) throw error;
      });
    },
    onSuccess: () => {
      updateCachedRows(api.cache, listMeetings, (meetings) => meetings.filter((meeting) => !isDeleted(meeting)));
      void invalidateReads(api.cache, listMeetings);
    },
  });
}
