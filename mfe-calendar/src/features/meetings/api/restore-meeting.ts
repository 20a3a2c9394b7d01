import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { restoreMeeting } from '@seed/calendar-contracts/meeting-actions';
import { useApi, useRestore } from '@seed/portal-sdk';
import { showMeeting } from './shown-meeting.ts';

export function useRestoreMeeting(id: number) {
  const api = useApi();
  return useRestore(restoreMeeting, { list: listMeetings, id, onSuccess: (meeting) => showMeeting(api, meeting) });
}
