import { codePoints } from '@seed/contracts/fields';
import { unknownLogin } from '@seed/forums-contracts/notes';
import type { PageQuery } from '@seed/contracts/lists';
import type { Caller } from '@seed/service-kit/caller';
import type { ListRequest } from '@seed/service-kit/page-statement';

/** Lengths of the columns, in code points. */
export const authorLimits = { id: 191, name: 191, login: 320 } as const;

/** The caller as the author of something new. */
export function authorOf({ id, name }: Caller): { readonly authorId: string; readonly authorName: string } {
  const tooLong = codePoints(name) > authorLimits.name;
  return { authorId: id, authorName: tooLong ? [...name].slice(0, authorLimits.name).join('') : name };
}

/**
 * The e-mail that the caller signed in with. An address that is too long counts as unknown, because a part of it would
 * be another address.
 */
export function loginOf({ email }: Caller): string {
  return email === '' || codePoints(email) > authorLimits.login ? unknownLogin : email;
}

/** The request for a page of all rows, or of those of one author, which have an index in the order of the list. */
export function ofAuthor(
  { author, ...page }: PageQuery & { readonly author?: string | undefined },
  index: string,
): ListRequest {
  return { page, filter: author === undefined ? undefined : { property: 'authorId', value: author, index } };
}
