import { isApiError } from '../api/api-error.ts';
import { failureText } from '../page/failure-text.ts';

/** Messages by field of a form. */
export type FieldMessages<Field extends string> = Partial<Record<Field, string>>;

/** What is wrong with one place of a body. */
export interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Messages by field: that of `images/2` belongs to the images, and the first of a field counts. */
export function messagesByField<Field extends string>(issues: readonly Issue[]): FieldMessages<Field> {
  const entries = issues.map(({ path, message }) => [String(path[0]), message] as const);
  return Object.fromEntries<string>(entries.toReversed()) as FieldMessages<Field>;
}

/** Thrown by what a form does before it is sent: one field of it is refused. */
export class FieldRefusal extends Error {
  override readonly name = 'FieldRefusal';
  readonly field: string;

  constructor(field: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.field = field;
  }
}

export interface Refusal<Field extends string> {
  /** What the service refused, by field. */
  readonly refused: FieldMessages<Field>;
  /** Why it could not be sent, if it is not about fields. */
  readonly failure: string | undefined;
}

/**
 * What to tell about a form that could not be sent.
 * @param stale told when the change was based on a state that is not the newest any more
 */
export function refusalOf<Field extends string>(error: Error | null, stale?: string): Refusal<Field> {
  if (!error) return { refused: {}, failure: undefined };
  if (error instanceof FieldRefusal) {
    return { refused: messagesByField([{ path: [error.field], message: error.message }]), failure: undefined };
  }
  const pointed = isApiError(error) ? Object.entries(error.fieldErrors) : [];
  const refused = messagesByField<Field>(pointed.map(([field, message]) => ({ path: field.split('/'), message })));
  if (pointed.length > 0) return { refused, failure: undefined };
  return {
    refused,
    failure: stale !== undefined && isApiError(error, 'precondition_failed') ? stale : failureText(error),
  };
}
