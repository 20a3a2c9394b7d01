import { newEvent } from '@seed/contracts/events';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';

/** The text of the form, as the API takes it. */
export interface EventText {
  readonly date: string;
  readonly descriptions: string;
}

/** The form's text as the API takes it, or what is wrong with it. */
export function parseEvent(text: EventText): Parsed<keyof EventText, EventText> {
  return parseText(newEvent, text);
}
