// Apart from the endpoints with a body, so that a list of meetings loads no schema of a form.
import { endpoint } from '@seed/contracts/endpoint';
import { entityId } from '@seed/contracts/fields';
import * as z from '@seed/contracts/schema';
import { calendarMediaType } from './calendar-feed.ts';
import { meeting } from './meeting-list.ts';

const service = 'calendar';

export const getMeetingInvitation = endpoint({
  operation: 'getMeetingInvitation',
  service,
  method: 'GET',
  path: '/meetings/:id/invitation',
  summary: 'One meeting as an iCalendar file',
  params: z.object({ id: entityId }),
  response: z.string(),
  mediaType: calendarMediaType,
  status: 200,
});

export const restoreMeeting = endpoint({
  operation: 'restoreMeeting',
  service,
  method: 'PUT',
  path: '/meetings/:id/restoration',
  summary: 'Undo the deletion of a meeting within ten seconds (the member who deleted it); it may be repeated',
  params: z.object({ id: entityId }),
  response: meeting,
  status: 200,
});

export const deleteMeeting = endpoint({
  operation: 'deleteMeeting',
  service,
  method: 'DELETE',
  path: '/meetings/:id',
  summary: 'Delete a meeting (by MEETINGS_POLICY any member, or its author and Admins)',
  params: z.object({ id: entityId }),
  status: 204,
});
