import { messagesByField } from './form-errors.ts';
import type { FieldMessages, Issue } from './form-errors.ts';

/** The content of a form as the API takes it, or the messages about its fields. */
export interface Parsed<Field extends string, Input> {
  readonly input?: Input;
  readonly errors: FieldMessages<Field>;
}

/** A schema of the contracts. */
interface Schema<Input> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: Input }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/**
 * Parses the content of a form with the contract's own schema, whose messages are shown at the fields.
 *
 * @param schema the schema of the endpoint's body
 * @returns `input`, the body that the API takes, or `errors` by field
 *
 * @example
 * const { input, errors } = parseText(newNote, { title: '', description: '' }); // errors.title: 'Title is required.'
 */
export function parseText<Field extends string, Input>(schema: Schema<Input>, text: unknown): Parsed<Field, Input> {
  const parsed = schema.safeParse(text);
  return parsed.success ? { input: parsed.data, errors: {} } : { errors: messagesByField(parsed.error.issues) };
}
