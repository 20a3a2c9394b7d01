import { newEvent } from '@seed/contracts/events';

/** What an Admin types into the form. */
export interface EventText {
  readonly date: string;
  readonly descriptions: string;
}

export type EventInput = EventText;
export type EventErrors = Partial<Record<keyof EventText, string>>;

/** The form's text as the API takes it, or what is wrong with it. */
export function parseEvent(text: EventText): { readonly input?: EventInput; readonly errors: EventErrors } {
  const parsed = newEvent.safeParse(text);
  if (parsed.success) return { input: parsed.data, errors: {} };
  return { errors: errorsOf(parsed.error.issues.map(({ path, message }) => [path.join('/'), message])) };
}

/** Messages by field of the form; the first of a field counts. */
export function errorsOf(entries: readonly (readonly [pointer: string, message: string])[]): EventErrors {
  return Object.fromEntries<string>(entries.toReversed());
}
