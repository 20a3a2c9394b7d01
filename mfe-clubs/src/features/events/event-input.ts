import { codePoints } from '@seed/contracts/fields';
import { eventLimits, newEvent } from '@seed/contracts/events';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';
import { messages } from '../../messages.ts';

/** The text of the form; the calendar stores it after the club's key. */
export interface EventText {
  readonly descriptions: string;
  readonly date: string;
}

/** The form's text as the calendar takes it: the event of a club begins with the club's key. */
export function parseEvent(key: string, { descriptions, date }: EventText): Parsed<keyof EventText, EventText> {
  const text = descriptions.trim();
  return parseText(newEvent, { date, descriptions: text === '' ? '' : messages.event.stored(key, text) });
}

/** How much a member may write: the club's key takes its part. */
export function longestDescription(key: string): number {
  return eventLimits.descriptions - codePoints(messages.event.stored(key, ''));
}
