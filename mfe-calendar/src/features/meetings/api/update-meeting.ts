import { getMeeting, listMeetings, updateMeeting } from '@seed/contracts/meetings';
import { useApi, useUpdate } from '@seed/portal-sdk';
import type { MeetingInput } from '../meeting-input.ts';
import { showMeeting } from './shown-meeting.ts';

export function useUpdateMeeting(id: number) {
  const api = useApi();
  const update = useUpdate(updateMeeting, { list: listMeetings, read: getMeeting }, id);
  return async (body: MeetingInput, ifMatch: string) => showMeeting(api, await update(body, ifMatch));
}
