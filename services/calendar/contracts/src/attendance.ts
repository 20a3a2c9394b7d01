import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant, memberId } from '@seed/contracts/fields';
import { listOf, pageQuery } from '@seed/contracts/lists';
import * as z from '@seed/contracts/schema';
import { attendanceStatus } from './meeting-list.ts';

export { attendanceStatus, type AttendanceStatus } from './meeting-list.ts';

const service = 'calendar';
const params = z.object({ id: entityId });

/** A member who has decided about a meeting. */
export const attendee = z
  .object({
    id: memberId,
    name: z.string().check(z.describe('The display name at the time of the decision')),
    status: attendanceStatus,
    decidedAt: instant,
  })
  .check(z.meta({ id: 'Attendee' }));

export type Attendee = z.infer<typeof attendee>;

export const listAttendees = endpoint({
  operation: 'listAttendees',
  service,
  method: 'GET',
  path: '/meetings/:id/attendees',
  summary: 'The members who have decided about a meeting, the latest decision first',
  params,
  query: pageQuery,
  response: listOf(attendee),
  status: 200,
  confidential: true,
  paged: true,
});

export const decideAttendance = endpoint({
  operation: 'decideAttendance',
  service,
  method: 'PUT',
  path: '/meetings/:id/attendance',
  summary: 'Join a meeting, perhaps or not at all; a later decision replaces the former',
  params,
  body: z.object({ status: attendanceStatus }),
  status: 204,
});

export const withdrawAttendance = endpoint({
  operation: 'withdrawAttendance',
  service,
  method: 'DELETE',
  path: '/meetings/:id/attendance',
  summary: 'Take the decision back; a member who has not decided may do so, too',
  params,
  status: 204,
});
