import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { getMeeting, updateMeeting } from '@seed/calendar-contracts/meetings';
import { useApi, useUpdate } from '@seed/portal-sdk';
import { showMeeting } from './shown-meeting.ts';

export function useUpdateMeeting(id: number) {
  const api = useApi();
  const onSuccess = (meeting: Parameters<typeof showMeeting>[1]) => showMeeting(api, meeting);
  return useUpdate(updateMeeting, { list: listMeetings, read: getMeeting, id, onSuccess });
}
