import { newEvent } from '@seed/contracts/events';
import { messagesByField } from '@seed/portal-sdk';
import type { FieldMessages } from '@seed/portal-sdk';

/** What an Admin types into the form. */
export interface EventText {
  readonly date: string;
  readonly descriptions: string;
}

export type EventInput = EventText;
export type EventErrors = FieldMessages<keyof EventText>;

/** The form's text as the API takes it, or what is wrong with it. */
export function parseEvent(text: EventText): { readonly input?: EventInput; readonly errors: EventErrors } {
  const parsed = newEvent.safeParse(text);
  if (parsed.success) return { input: parsed.data, errors: {} };
  return { errors: messagesByField(parsed.error.issues) };
}
