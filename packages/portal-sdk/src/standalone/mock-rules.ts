import type { PageQuery } from '@seed/contracts/lists';
import { unpagedRows } from '@seed/contracts/lists';
import { MockProblemError } from './mock-problem-error.ts';

/* The rules of every resource of every service. */

interface Row {
  readonly id: number;
}

/**
 * Finds the row of an id.
 *
 * @returns the row itself, not a copy
 * @throws MockProblemError `not_found`
 *
 * @example
 * const post = findOrNotFound(world.posts, 7);
 */
export function findOrNotFound<R extends Row>(rows: readonly R[], id: number): R {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new MockProblemError('not_found');
  return row;
}

/**
 * Refuses a change that is based on another version, the part of the ETag before the dash.
 *
 * @returns the row
 * @throws MockProblemError `precondition_failed`
 *
 * @example
 * const post = matchVersion({ id: 7, version: 1 }, headers);
 */
export function matchVersion<R extends { readonly version: number }>(row: R, headers: Headers): R {
  const based = headers.get('if-match');
  if (based !== null && !based.startsWith(`"${row.version}-`)) throw new MockProblemError('precondition_failed');
  return row;
}

/**
 * Returns one page of the rows; the cursor is the id of the last row of the previous page.
 *
 * @returns the rows of the page, and the cursor of the next one if there is one
 *
 * @example
 * const { rows, next } = pageOf(world.posts, query);
 */
export function pageOf<R extends Row>(rows: readonly R[], { cursor, limit = unpagedRows }: PageQuery) {
  const start = cursor === undefined ? 0 : rows.findIndex(({ id }) => cursorOf(id) === cursor) + 1;
  const page = rows.slice(start, start + limit);
  const hasMore = start + limit < rows.length;
  return { rows: page, next: hasMore ? cursorOf(page.at(-1)?.id ?? 0) : undefined };
}

/** A cursor in the form that the contract accepts. */
const cursorOf = (id: number) => `.${id}`;

/**
 * Makes a function that creates one row for each idempotency key.
 *
 * @returns a function that returns the id of the created row, also when a request is repeated
 *
 * @example
 * const once = idempotentCreate();
 * const id = once(headers, () => addPost(world).id);
 */
export function idempotentCreate(): (headers: Headers, create: () => number) => number {
  const created = new Map<string | null, number>();
  return (headers, create) => {
    const key = headers.get('idempotency-key');
    const id = created.get(key) ?? create();
    created.set(key, id);
    return id;
  };
}

/**
 * Whether, for each word of a search, a word of the texts begins with it, as services search. Case and accents do not count.
 *
 * @param words the query parameter `q`; without it every row matches
 *
 * @example
 * const found = world.posts.filter(({ title, content }) => matchesSearch([title, content], query.q));
 */
export function matchesSearch(texts: readonly string[], words = ''): boolean {
  const text = ` ${plain(texts.join(' '))}`;
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(` ${word}`));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
