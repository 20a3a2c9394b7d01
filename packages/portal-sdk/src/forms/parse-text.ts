import { messagesByField } from './form-errors.ts';
import type { FieldMessages, Issue } from './form-errors.ts';

/** What a form holds as the API takes it, or what is wrong with it. */
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

/** Parses what a form holds with the contract's own schema, whose messages are told at the fields. */
export function parseText<Field extends string, Input>(schema: Schema<Input>, text: unknown): Parsed<Field, Input> {
  const parsed = schema.safeParse(text);
  return parsed.success ? { input: parsed.data, errors: {} } : { errors: messagesByField(parsed.error.issues) };
}
