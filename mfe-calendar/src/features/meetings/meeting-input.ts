import { meetingChange, meetingInstant, meetingTexts, newMeeting } from '@seed/calendar-contracts/meetings';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';

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
}

export interface MeetingInput {
  readonly title: string;
  readonly url: string;
  readonly date: string;
  readonly durationMinutes?: number | undefined;
  readonly description?: string | undefined;
  readonly classification?: string | undefined;
}

type ParsedMeeting = Parsed<keyof MeetingText, MeetingInput>;

/** The body for a new meeting, which must be in the future, or the messages about its fields. */
export function parseNewMeeting(text: MeetingText): ParsedMeeting {
  const parsed = parse(newMeeting, text, meetingTexts.create);
  const isPast = parsed.input && meetingInstant(parsed.input.date).getTime() <= Date.now();
  return isPast ? { errors: { date: meetingTexts.future } } : parsed;
}

export function parseMeetingChange(text: MeetingText): ParsedMeeting {
  return parse(meetingChange, text, meetingTexts.update);
}

function parse(schema: typeof newMeeting | typeof meetingChange, text: MeetingText, missing: string): ParsedMeeting {
  const date = text.date && text.time && `${text.date}T${text.time}`;
  const durationMinutes = Number(text.durationMinutes);
  const body = { ...text, time: undefined, date, durationMinutes };
  const { input, errors } = parseText<keyof MeetingText, MeetingInput>(schema, body);
  // Each of the two date fields has its own message.
  if (errors.date !== missing) return { input, errors };
  return { errors: { ...errors, date: missingIfEmpty(text.date, missing), time: missingIfEmpty(text.time, missing) } };
}

function missingIfEmpty(half: string, missing: string): string | undefined {
  return half === '' ? missing : undefined;
}
