import type { ReactNode } from 'react';
import { isApiError } from '../api/api-error.ts';
import { failureText } from '../page/failure-text.ts';

/** Messages by field of a form. */
export type FieldMessages<Field extends string> = Partial<Record<Field, string>>;

/** A message about one place of a body. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Messages by field: a message about `images/2` belongs to the field `images`, and the first one of a field counts. */
export function messagesByField<Field extends string>(issues: readonly Issue[]): FieldMessages<Field> {
  const entries = issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries<string>(entries.toReversed()) as FieldMessages<Field>;
}

/**
 * An error of one field, thrown by a step before the form is sent, such as an upload.
 * @example
 * throw new FieldError('picture', 'The picture could not be uploaded.', { cause: error });
 */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  readonly field: string;

  constructor(field: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.field = field;
  }
}

/** The messages of a refused form, by the place where the form shows them. */
export interface FormErrors<Field extends string> {
  /** Messages at the fields of the form. */
  readonly fieldErrors: FieldMessages<Field>;
  /** The sentence above the buttons; undefined if every message stands at its field. */
  readonly failure: ReactNode;
}

interface FormErrorOptions {
  /** The fields of the form. A message about anything else is part of `failure`. */
  readonly fields: readonly string[];
  /** Shown instead of the reason, e.g. with the support contact. */
  readonly errorMessage?: ReactNode;
  /** Shown when the change was not based on the newest version. */
  readonly conflictMessage?: string | undefined;
}

/** Places every message of a failure: at the field that it is about if the form has it, and otherwise in `failure`. */
export function formErrorsOf<Field extends string>(error: Error | null, options: FormErrorOptions): FormErrors<Field> {
  const { fields, errorMessage, conflictMessage } = options;
  if (!error) return { fieldErrors: {}, failure: undefined };
  const issues = issuesOf(error);
  const [placed, others] = [true, false].map((isPlaced) =>
    issues.filter(({ path }) => fields.includes(String(path[0])) === isPlaced),
  );
  const fieldErrors = messagesByField<Field>(placed ?? []);
  if (others !== undefined && others.length > 0) return { fieldErrors, failure: sentences(others) };
  if (issues.length > 0) return { fieldErrors, failure: undefined };
  if (conflictMessage !== undefined && isApiError(error, 'precondition_failed')) {
    return { fieldErrors, failure: conflictMessage };
  }
  return { fieldErrors, failure: errorMessage ?? failureText(error) };
}

function issuesOf(error: Error): Issue[] {
  if (error instanceof FieldError) return [{ path: [error.field], message: error.message }];
  const errors = isApiError(error) ? (error.problem?.errors ?? []) : [];
  return errors.map(({ pointer, message }) => ({ path: pointer.replace(/^\//, '').split('/'), message }));
}

function sentences(issues: readonly Issue[]): string {
  return [...new Set(issues.map(({ message }) => message))].join(' ');
}
