import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { deleteMeeting } from '@seed/calendar-contracts/meeting-actions';
import { useDelete } from '@seed/portal-sdk';

export function useDeleteMeeting(id: number) {
  return useDelete(deleteMeeting, { list: listMeetings, id });
}
