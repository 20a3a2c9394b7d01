import { codePoints } from '@seed/contracts/fields';
import { unknownLogin } from '@seed/contracts/notes';
import type { Caller } from '@seed/service-kit/caller';

/** Lengths of the columns, in code points. */
export const authorLimits = { id: 191, name: 191, login: 320 } as const;

/** The caller as the author of something new. */
export function authorOf({ id, name }: Caller): { readonly authorId: string; readonly authorName: string } {
  const tooLong = codePoints(name) > authorLimits.name;
  return { authorId: id, authorName: tooLong ? [...name].slice(0, authorLimits.name).join('') : name };
}

/** The e-mail that the caller signed in with. One that is too long counts as unknown: a part would be another address. */
export function loginOf({ email }: Caller): string {
  return email === '' || codePoints(email) > authorLimits.login ? unknownLogin : email;
}
