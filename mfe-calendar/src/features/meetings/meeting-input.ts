import { meetingChange, meetingInstant, meetingTexts, newMeeting } from '@seed/contracts/meetings';
import { messagesByField } from '@seed/portal-sdk';
import type { FieldMessages } from '@seed/portal-sdk';

/** What a member types into the form: the date in two fields. */
export interface MeetingText {
  readonly title: string;
  readonly url: string;
  readonly date: string;
  readonly time: string;
  readonly description: string;
  readonly classification: string;
}

export interface MeetingInput {
  readonly title: string;
  readonly url: string;
  readonly date: string;
  readonly description: string;
  readonly classification: string;
}

export type MeetingErrors = FieldMessages<keyof MeetingText>;

export interface ParsedMeeting {
  readonly input?: MeetingInput;
  readonly errors: MeetingErrors;
}

/** A new meeting as the API takes it, or what is wrong with it: it must also be yet to come. */
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
  const parsed = schema.safeParse({ ...text, time: undefined, date });
  if (parsed.success) {
    const { title, url, description = '', classification = '' } = parsed.data;
    return { input: { title, url, date: parsed.data.date, description, classification }, errors: {} };
  }
  const errors = messagesByField<keyof MeetingText>(parsed.error.issues);
  // Of two empty halves of a date each is missing by itself.
  if (errors.date !== missing) return { errors };
  return { errors: { ...errors, date: filled(text.date, missing), time: filled(text.time, missing) } };
}

function filled(half: string, missing: string): string | undefined {
  return half === '' ? missing : undefined;
}
