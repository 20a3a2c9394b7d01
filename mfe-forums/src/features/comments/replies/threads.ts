import type { Comment } from '@seed/forums-contracts/comments';

export interface PlacedComment {
  readonly comment: Comment;
  /** Whether it stands below the comment that began its thread. */
  readonly isNested: boolean;
}

/**
 * The comments from the oldest to the newest, with the replies below the comment that began their thread. Where that is
 * on a page that has not been read, or deleted, a reply stands at its own time.
 */
export function inThreads(newestFirst: readonly Comment[]): PlacedComment[] {
  const oldestFirst = newestFirst.toReversed();
  const present = new Set(oldestFirst.map(({ id }) => id));
  const threadOf = ({ threadId }: Comment) => (threadId !== undefined && present.has(threadId) ? threadId : undefined);
  const replies = new Map<number, Comment[]>();
  for (const comment of oldestFirst) {
    const thread = threadOf(comment);
    if (thread !== undefined) replies.set(thread, [...(replies.get(thread) ?? []), comment]);
  }
  return oldestFirst
    .filter((comment) => threadOf(comment) === undefined)
    .flatMap((comment) => [
      { comment, isNested: false },
      ...(replies.get(comment.id) ?? []).map((reply) => ({ comment: reply, isNested: true })),
    ]);
}
