import { usePortal } from '@seed/portal-sdk';
import { useAuthor } from './get-author.ts';

/** The present name of an author who is not the reader; undefined for the reader's own words. */
export function useOtherAuthor(authorID: string, nameThen: string): string | undefined {
  const { user } = usePortal();
  const author = useAuthor(authorID);
  return authorID === user.id ? undefined : (author?.name ?? nameThen);
}
