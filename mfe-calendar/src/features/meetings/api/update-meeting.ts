import { getMeeting, listMeetings, updateMeeting } from '@seed/contracts/meetings';
import type { Meeting } from '@seed/contracts/meetings';
import { queryKeyOf, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { MeetingInput } from '../meeting-input.ts';
import { showMeeting } from './shown-meeting.ts';

interface MeetingChange {
  readonly body: MeetingInput;
  /** ETag of what the change is based on. */
  readonly ifMatch: string;
}

/** `onSaved` is told even if the form was closed meanwhile. */
export function useUpdateMeeting(id: number, onSaved: () => void) {
  const api = useApi();
  const queryKey = queryKeyOf(getMeeting, { params: { id } });
  return useMutation({
    mutationFn: (change: MeetingChange): Promise<Meeting> => api(updateMeeting, { params: { id }, ...change }),
    onSuccess: (meeting) => {
      onSaved();
      showMeeting(api, meeting);
    },
    // Stale or saved: what is cached is not what the service has.
    onSettled: async () => {
      void api.cache.invalidateQueries({ queryKey: [listMeetings.operation] });
      await api.cache.invalidateQueries({ queryKey });
    },
  });
}
