import { meetingChange, meetingInstant, meetingTexts, newMeeting } from '@seed/calendar-contracts/meetings';
import type { SeriesScope } from '@seed/calendar-contracts/meeting-list';
import type { Recurrence } from '@seed/calendar-contracts/recurrence';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';
import { recurrenceOf, untilError } from './recurrence-input.ts';

/** The values of the form, with the date in two fields. */
export interface MeetingText {
  readonly title: string;
  readonly url: string;
  readonly date: string;
  readonly time: string;
  /** Minutes. */
  readonly durationMinutes: string;
  readonly description: string;
  readonly classification: string;
  /** The id of a rule, for a new meeting. */
  readonly repeats: string;
  readonly until: string;
  /** A `SeriesScope`, for a change. */
  readonly scope: string;
}

export interface MeetingInput {
  readonly title: string;
  readonly url: string;
  readonly date: string;
  readonly durationMinutes?: number | undefined;
  readonly description?: string | undefined;
  readonly classification?: string | undefined;
  readonly repeats?: Recurrence | undefined;
  readonly scope?: SeriesScope | undefined;
}

type ParsedMeeting = Parsed<keyof MeetingText, MeetingInput>;

/** The body for a new meeting, which must be in the future, or the messages about its fields. */
export function parseNewMeeting(text: MeetingText): ParsedMeeting {
  const parsed = parse(newMeeting, text, meetingTexts.create);
  const until = untilError(text);
  if (until !== undefined) return { errors: { ...parsed.errors, repeats: undefined, until } };
  const isPast = parsed.input && meetingInstant(parsed.input.date).getTime() <= Date.now();
  return isPast ? { errors: { date: meetingTexts.future } } : parsed;
}

export function parseMeetingChange(text: MeetingText): ParsedMeeting {
  return parse(meetingChange, text, meetingTexts.update);
}

function parse(schema: typeof newMeeting | typeof meetingChange, text: MeetingText, missing: string): ParsedMeeting {
  const date = text.date && text.time && `${text.date}T${text.time}`;
  const durationMinutes = Number(text.durationMinutes);
  const body = { ...text, time: undefined, date, durationMinutes, repeats: recurrenceOf(text) };
  const { input, errors } = parseText<keyof MeetingText, MeetingInput>(schema, body);
  // Each of the two date fields has its own message.
  if (errors.date !== missing) return { input, errors };
  return { errors: { ...errors, date: missingIfEmpty(text.date, missing), time: missingIfEmpty(text.time, missing) } };
}

function missingIfEmpty(half: string, missing: string): string | undefined {
  return half === '' ? missing : undefined;
}
