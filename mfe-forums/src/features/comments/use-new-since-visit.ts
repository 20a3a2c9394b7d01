import type { Comment } from '@seed/forums-contracts/comments';
import { usePortal } from '@seed/portal-sdk';
import { useEffect, useState } from 'react';
import { useMarkPostRead } from './api/mark-post-read.ts';

export interface ShownComments {
  readonly forumId: number;
  /** When the post was written. */
  readonly postedAt: string;
  /** Newest first; undefined until they have loaded. */
  readonly comments: readonly Comment[] | undefined;
}

/**
 * Keeps that the member has read the shown comments. Without a response no comment has a mark, and all of them count as
 * new at the next visit.
 *
 * @returns whether a comment is by another member and new since the visit before this one
 */
export function useNewSinceVisit({ forumId, postedAt, comments }: ShownComments): (comment: Comment) => boolean {
  const { user } = usePortal();
  const [since, setSince] = useState<string>();
  const { mutate } = useMarkPostRead(forumId);
  const upTo = comments && (comments[0]?.creationDate ?? postedAt);
  useEffect(() => {
    if (upTo === undefined) return;
    // At the first visit nothing is new but what comes while the page is open.
    mutate(upTo, { onSuccess: ({ before = upTo }) => setSince((first) => first ?? before) });
  }, [mutate, upTo]);
  return ({ authorID, creationDate }) => since !== undefined && creationDate > since && authorID !== user.id;
}
