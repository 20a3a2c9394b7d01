// Apart from the other endpoints of meetings, so that an extension that lists meetings loads nothing more.
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant, memberId, permissions } from '@seed/contracts/fields';
import { listOf, pageQuery, searchWords } from '@seed/contracts/lists';
import * as z from '@seed/contracts/schema';

/** The decision of a member about a meeting, in the words of iCalendar (RFC 5545, PARTSTAT). */
export const attendanceStatus = z.enum(['accepted', 'tentative', 'declined']);

export type AttendanceStatus = z.infer<typeof attendanceStatus>;

/** The lengths of a meeting in minutes; `usual` is that of a meeting without one. */
export const meetingMinutes = { least: 5, usual: 60, most: 720 } as const;

/** The unit in which a meeting repeats. */
export const recurrenceUnit = z.enum(['week', 'month']);

/** The meetings of a series that a change or deletion is about: one, or it and all later ones. */
export const seriesScope = z.enum(['one', 'following']);

export type SeriesScope = z.infer<typeof seriesScope>;

const count = z.int().check(z.minimum(0));

export const meeting = z
  .object({
    id: entityId,
    title: z.string(),
    description: z.string(),
    url: z.string(),
    date: z.string().check(z.describe('Wall-clock date-time in America/Bogota, YYYY-MM-DDTHH:mm')),
    time: z.string().check(z.describe('The part of the date after the T')),
    startsAt: instant.check(z.describe('The instant of the date')),
    durationMinutes: z
      .optional(count)
      .check(z.describe('The length in minutes; absent before version 1.3, when every meeting took an hour')),
    classification: z.string(),
    authorId: memberId,
    authorName: z
      .optional(z.string())
      .check(z.describe('Their display name when they scheduled it; absent before version 1.2 and after they left')),
    changedById: z.optional(memberId).check(z.describe('Changed it last; absent before the first change')),
    attendance: z
      .optional(z.object({ accepted: count, tentative: count, declined: count }))
      .check(z.describe('How many members have decided so, exactly; absent before version 1.2')),
    myAttendance: z
      .optional(attendanceStatus)
      .check(z.describe('What the caller has decided; absent before a decision')),
    series: z
      .optional(z.object({ id: entityId, every: recurrenceUnit, interval: count }))
      .check(z.describe('The series that it belongs to; absent for a meeting that does not repeat')),
    permissions,
  })
  .check(z.meta({ id: 'Meeting' }));

export type Meeting = z.infer<typeof meeting>;

export const listMeetings = endpoint({
  operation: 'listMeetings',
  service: 'calendar',
  method: 'GET',
  path: '/meetings',
  summary: 'Meetings, the latest start first',
  query: z.extend(pageQuery, {
    q: searchWords,
    classification: z.optional(z.string().check(z.maxLength(60))),
    author: z.optional(memberId).check(z.describe('Only meetings that the member with this id scheduled')),
    from: z.optional(instant).check(z.describe('Only meetings that begin at this instant or later')),
    before: z.optional(instant).check(z.describe('Only meetings that begin before this instant')),
    order: z
      ._default(z.enum(['latest', 'soonest']), 'latest')
      .check(z.describe('`soonest`: only meetings that have not begun, the next one first')),
  }),
  response: listOf(meeting),
  status: 200,
  paged: true,
});
