import { newEvent } from '@seed/calendar-contracts/events';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';

/** The values of the form, with the names of the API. */
export interface EventText {
  readonly date: string;
  /** Empty for a whole day. */
  readonly time: string;
  /** The zone of the hour. */
  readonly zone: string;
  readonly descriptions: string;
}

export interface EventInput {
  readonly date: string;
  readonly time?: string | null | undefined;
  readonly zone?: string | null | undefined;
  readonly descriptions: string;
}

/** The body of the request, or the messages about its fields. */
export function parseEvent({ time, zone, ...text }: EventText): Parsed<keyof EventText, EventInput> {
  return parseText(newEvent, { ...text, ...(time === '' ? { time: null, zone: null } : { time, zone }) });
}
