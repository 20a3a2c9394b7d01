import { usePortal } from '@seed/portal-sdk';
import { useAuthor } from './get-author.ts';

/** The current name of an author; undefined if the member is the author. */
export function useOtherAuthor(authorID: string, storedName: string): string | undefined {
  const { user } = usePortal();
  const author = useAuthor(authorID);
  return authorID === user.id ? undefined : (author?.name ?? storedName);
}
