import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { boundedText, entityId, nonBlankText, isRealDay, requiredText } from '@seed/contracts/fields';
import { requiredLink } from '@seed/contracts/links';
import { meeting, meetingMinutes, seriesScope } from './meeting-list.ts';
import { recurrence } from './recurrence.ts';
import { instantOfWallClock } from './wall-clock.ts';

export { deleteMeeting, getMeetingInvitation, restoreMeeting } from './meeting-actions.ts';
export {
  type AttendanceStatus,
  listMeetings,
  meeting,
  type Meeting,
  meetingMinutes,
  type SeriesScope,
} from './meeting-list.ts';

const service = 'calendar';

/** Greatest lengths in code points. */
export const meetingLimits = { title: 150, description: 2000 } as const;

/** The zone of a meeting's stored wall-clock time. */
export const meetingZone = 'America/Bogota';

/** The years of a meeting's date; a database cannot store every other instant. */
export const meetingYears = { first: 2000, last: 2199 } as const;

export const meetingTexts = {
  create: 'Please fill in all fields to schedule a meeting.',
  update: 'Please fill in all fields to update the meeting.',
  date: 'Date must be in the format YYYY-MM-DD.',
  future: 'Please schedule the meeting for a future time!',
  club: 'There is no such club. Please choose another one, or everybody.',
  duration: 'A meeting can take from 5 minutes to 12 hours.',
  year: `The year must lie between ${meetingYears.first} and ${meetingYears.last}.`,
} as const;

/** The instant of a meeting's stored date. */
export function meetingInstant(date: string): Date {
  return instantOfWallClock(date, meetingZone);
}

const wallClock = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/;

/** The pattern of a valid date in the API document; it leaves 29 February out. */
const wallClockPattern = [
  '^2[01]\\d{2}-',
  '(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))',
  'T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,3})?)?$',
].join('');

const titleField = (required: string) => requiredText({ max: meetingLimits.title, required, label: 'The title' });

const dateField = (required: string) =>
  nonBlankText(required).check(
    z.refine((text) => wallClock.test(text) && isRealDay(text.slice(0, 10)), { error: meetingTexts.date, abort: true }),
    z.refine((text) => text >= `${meetingYears.first}` && text < `${meetingYears.last + 1}`, meetingTexts.year),
    z.meta({ pattern: wallClockPattern }),
  );

const description = boundedText({ max: meetingLimits.description, label: 'The description' });

const durationMinutes = z
  .int(meetingTexts.duration)
  .check(
    z.minimum(meetingMinutes.least, meetingTexts.duration),
    z.maximum(meetingMinutes.most, meetingTexts.duration),
    z.describe('The length in minutes'),
  );

/** A client may send it; the service overwrites it. */
const overwritten = { time: z.optional(z.unknown()), authorId: z.optional(z.unknown()) };
const classification = boundedText({ max: 60, label: 'The classification' });

export const newMeeting = z.object({
  title: titleField(meetingTexts.create),
  description: z._default(description, ''),
  url: requiredLink(meetingTexts.create),
  date: dateField(meetingTexts.create),
  durationMinutes: z._default(durationMinutes, meetingMinutes.usual),
  classification: z._default(classification, ''),
  repeats: z.optional(recurrence).check(z.describe('Schedules a series; the response is its first meeting')),
  ...overwritten,
});

export const meetingChange = z.object({
  title: titleField(meetingTexts.update),
  description: z.optional(description),
  url: requiredLink(meetingTexts.update),
  date: dateField(meetingTexts.update),
  durationMinutes: z.optional(durationMinutes),
  classification: z.optional(classification),
  scope: z
    .optional(seriesScope)
    .check(z.describe('`following`: also all later meetings of its series, moved by as many days to the same hour')),
  ...overwritten,
});

export const getMeeting = endpoint({
  operation: 'getMeeting',
  service,
  method: 'GET',
  path: '/meetings/:id',
  summary: 'One meeting',
  params: z.object({ id: entityId }),
  response: meeting,
  status: 200,
});

export const createMeeting = endpoint({
  operation: 'createMeeting',
  service,
  method: 'POST',
  path: '/meetings',
  summary: 'Add a meeting (any member)',
  body: newMeeting,
  response: meeting,
  status: 201,
});

export const updateMeeting = endpoint({
  operation: 'updateMeeting',
  service,
  method: 'PUT',
  path: '/meetings/:id',
  summary: 'Change a meeting (by MEETINGS_POLICY any member, or its author and Admins)',
  params: z.object({ id: entityId }),
  body: meetingChange,
  response: meeting,
  status: 200,
});
