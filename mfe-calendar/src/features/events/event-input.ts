import { newEvent } from '@seed/calendar-contracts/events';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';

/** The values of the form, with the names of the API. */
export interface EventText {
  readonly date: string;
  readonly descriptions: string;
}

/** The body of the request, or the messages about its fields. */
export function parseEvent(text: EventText): Parsed<keyof EventText, EventText> {
  return parseText(newEvent, text);
}
