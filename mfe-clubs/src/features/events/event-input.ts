import { codePoints } from '@seed/contracts/fields';
import { eventLimits, newEvent } from '@seed/contracts/events';
import { messages } from '../../messages.ts';

/** What an Admin types into the form. */
export interface EventText {
  readonly description: string;
  readonly date: string;
}

export interface EventInput {
  readonly date: string;
  readonly descriptions: string;
}

export type EventErrors = Partial<Record<keyof EventText, string>>;

export interface ParsedEvent {
  readonly input?: EventInput;
  readonly errors: EventErrors;
  /** A field is empty. */
  readonly isIncomplete: boolean;
}

/** The form's text as the calendar takes it: the event of a club begins with the club's key. */
export function parseEvent(key: string, { description, date }: EventText): ParsedEvent {
  const text = description.trim();
  const parsed = newEvent.safeParse({ date, descriptions: text === '' ? '' : messages.event.stored(key, text) });
  const isIncomplete = text === '' || date.trim() === '';
  if (parsed.success) return { input: parsed.data, errors: {}, isIncomplete };
  const told = new Map(parsed.error.issues.map(({ path, message }) => [path.join('/'), message]));
  const [forText, forDate] = [told.get('descriptions'), told.get('date')];
  const errors = { ...(forText && { description: forText }), ...(forDate && { date: forDate }) };
  return { errors, isIncomplete };
}

/** How much a member may write: the club's key takes its part. */
export function longestDescription(key: string): number {
  return eventLimits.descriptions - codePoints(messages.event.stored(key, ''));
}
