// Apart from the endpoints with a body, so that a list of meetings loads no schema of a form.
import { endpoint } from '@seed/contracts/endpoint';
import { entityId } from '@seed/contracts/fields';
import * as z from '@seed/contracts/schema';
import { calendarMediaType } from './calendar-feed.ts';
import { meeting, seriesScope } from './meeting-list.ts';

const service = 'calendar';

export const getMeetingInvitation = endpoint({
  operation: 'getMeetingInvitation',
  service,
  method: 'GET',
  path: '/meetings/:id/invitation',
  summary: 'One meeting, or the series that it belongs to, as an iCalendar file',
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
  summary: 'Undo the deletion of a meeting, and of those deleted with it, within ten seconds; it may be repeated',
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
  query: z.object({
    scope: z._default(seriesScope, 'one').check(z.describe('`following`: also all later meetings of its series')),
  }),
  status: 204,
});
