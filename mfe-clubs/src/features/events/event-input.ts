import { codePoints } from '@seed/contracts/fields';
import { eventLimits, newEvent } from '@seed/calendar-contracts/events';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';
import { messages } from '../../messages.ts';

/** The values of the form. The calendar stores the text after the club's key. */
export interface EventText {
  readonly descriptions: string;
  readonly date: string;
}

/** The body of the request to the calendar: the text of a club's event begins with the club's key. */
export function parseEvent(key: string, { descriptions, date }: EventText): Parsed<keyof EventText, EventText> {
  const text = descriptions.trim();
  return parseText(newEvent, { date, descriptions: text === '' ? '' : messages.event.stored(key, text) });
}

/** The maximum length of the text; the club's key takes the rest. */
export function longestDescription(key: string): number {
  return eventLimits.descriptions - codePoints(messages.event.stored(key, ''));
}
