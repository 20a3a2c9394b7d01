import { codePoints } from '@seed/contracts/fields';
import { eventLimits, newEvent } from '@seed/calendar-contracts/events';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';
import { ownTimeZone } from '@seed/ui/formats';
import { messages } from '../../messages.ts';

/** The values of the form. The calendar stores the text after the club's key. */
export interface EventText {
  readonly descriptions: string;
  readonly date: string;
  /** By the clocks of the member; empty for a whole day. */
  readonly time: string;
}

export interface EventInput {
  readonly descriptions: string;
  readonly date: string;
  readonly time?: string | null | undefined;
  readonly zone?: string | null | undefined;
}

/** The body of the request to the calendar: the text of a club's event begins with the club's key. */
export function parseEvent(key: string, { descriptions, date, time }: EventText): Parsed<keyof EventText, EventInput> {
  const text = descriptions.trim();
  const stored = text === '' ? '' : messages.event.stored(key, text);
  return parseText(newEvent, { date, descriptions: stored, ...(time !== '' && { time, zone: ownTimeZone() }) });
}

/** The maximum length of the text; the club's key takes the rest. */
export function longestDescription(key: string): number {
  return eventLimits.descriptions - codePoints(messages.event.stored(key, ''));
}
