// Apart from the endpoints with a body, so that a list of events loads no schema of a form.
import { endpoint } from '@seed/contracts/endpoint';
import { entityId } from '@seed/contracts/fields';
import * as z from '@seed/contracts/schema';
import { calendarEvent } from './event-list.ts';

const service = 'calendar';

export const restoreEvent = endpoint({
  operation: 'restoreEvent',
  service,
  method: 'PUT',
  path: '/events/:id/restoration',
  summary: 'Undo the deletion of an event within ten seconds (the Admin who deleted it); it may be repeated',
  params: z.object({ id: entityId }),
  response: calendarEvent,
  status: 200,
});

export const deleteEvent = endpoint({
  operation: 'deleteEvent',
  service,
  method: 'DELETE',
  path: '/events/:id',
  summary: 'Delete an event (Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});
