import { createMeeting, listMeetings } from '@seed/contracts/meetings';
import type { Meeting } from '@seed/contracts/meetings';
import { useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { MeetingInput } from '../meeting-input.ts';
import { showMeeting } from './shown-meeting.ts';

interface NewMeeting {
  readonly body: MeetingInput;
  readonly idempotencyKey: string;
}

/** `onCreated` is told even if the form was closed meanwhile. */
export function useCreateMeeting(onCreated: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (input: NewMeeting): Promise<Meeting> => api(createMeeting, input),
    onSuccess: (meeting) => {
      onCreated();
      showMeeting(api, meeting);
      void api.cache.invalidateQueries({ queryKey: [listMeetings.operation] });
    },
  });
}
