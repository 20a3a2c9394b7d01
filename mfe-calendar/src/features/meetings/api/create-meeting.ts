import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { createMeeting } from '@seed/calendar-contracts/meetings';
import { useApi, useCreate } from '@seed/portal-sdk';
import { showMeeting } from './shown-meeting.ts';

export function useCreateMeeting() {
  const api = useApi();
  return useCreate(createMeeting, { list: listMeetings, onSuccess: (meeting) => showMeeting(api, meeting) });
}
