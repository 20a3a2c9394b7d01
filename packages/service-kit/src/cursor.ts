import { badRequest } from './problem-error.ts';

/**
 * Encodes the property that sorts a list for a cursor. Every text of letters, digits, `-` and `_` decodes to some value, so
 * that each cursor of the documented form is accepted.
 */
export interface CursorKey<Value> {
  readonly encode: (value: Value) => string;
  readonly decode: (text: string) => Value;
}

/** The range of a DATETIME column. */
const [firstInstant, lastInstant] = [Date.UTC(1000, 0, 1), Date.UTC(9999, 11, 31)];

/** The key of a property that is an instant. */
export const instantKey: CursorKey<Date> = {
  encode: (instant) => instant.getTime().toString(36),
  decode(text) {
    const ms = Number.parseInt(text, 36);
    return new Date(Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, firstInstant), lastInstant));
  },
};

/** The key of a property that is text and compared by code points, whose column is `exact`. */
export const textKey: CursorKey<string> = {
  encode: (text) => Buffer.from(text).toString('base64url'),
  decode: (text) => Buffer.from(text, 'base64url').toString(),
};

const form = /^([\w-]*)\.(\d{1,10})$/;

/**
 * Makes the opaque cursor of the row with which a page ends. `listOrder` does this for lists of one table.
 *
 * @param key the result of `CursorKey.encode`
 * @param id the row's id
 *
 * @example
 * ```ts
 * const cursor = encodePosition(instantKey.encode(last.createdAt), last.id);
 * ```
 */
export function encodePosition(key: string, id: number): string {
  return `${key}.${id}`;
}

/**
 * Reads a cursor.
 *
 * @returns the value of the property that sorts the list, and the id
 * @throws ProblemError `bad_request` (400) if the text does not have the form of a cursor.
 *
 * @example
 * ```ts
 * const [createdAt, id] = decodePosition(query.cursor, instantKey);
 * ```
 */
export function decodePosition<Value>(cursor: string, key: CursorKey<Value>): [Value, number] {
  const [, text, id] = form.exec(cursor) ?? [];
  if (text === undefined || id === undefined) throw badRequest('The cursor is not valid.');
  return [key.decode(text), Number(id)];
}
