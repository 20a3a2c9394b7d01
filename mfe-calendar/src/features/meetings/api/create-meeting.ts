import { createMeeting, listMeetings } from '@seed/contracts/meetings';
import { useApi, useCreate } from '@seed/portal-sdk';
import type { MeetingInput } from '../meeting-input.ts';
import { showMeeting } from './shown-meeting.ts';

export function useCreateMeeting() {
  const api = useApi();
  const create = useCreate(createMeeting, { list: listMeetings });
  return async (body: MeetingInput, idempotencyKey: string) => showMeeting(api, await create(body, idempotencyKey));
}
