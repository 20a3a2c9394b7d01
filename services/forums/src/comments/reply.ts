import { ProblemError } from '@seed/service-kit/problem-error';
import type { CommentRow } from './comment.entity.ts';

/** The columns of a comment about the one that it replies to. */
export type ReplyFields = Pick<CommentRow, 'replyToId' | 'replyToAuthorId' | 'replyToAuthorName' | 'threadId'>;

export interface NewReply {
  readonly forumId: number;
  /** The id of the comment that it replies to; undefined for none. */
  readonly replyTo?: number | undefined;
}

const noReply: ReplyFields = { replyToId: null, replyToAuthorId: null, replyToAuthorName: null, threadId: null };

/**
 * A reply to a reply belongs to the same thread, so there is one level. The author is stored with it, so that a list shows
 * whom it replies to without a further query, and after a deletion.
 *
 * @param earlier has the comment that it replies to, and may have others
 * @throws ProblemError `not_found` (404) if there is no such comment of the post.
 */
export function replyFields({ forumId, replyTo }: NewReply, earlier: readonly CommentRow[]): ReplyFields {
  if (replyTo === undefined) return noReply;
  const comment = earlier.find(({ id }) => id === replyTo);
  if (comment?.forumId !== forumId) {
    const message = 'The comment that you reply to is not here any more.';
    throw new ProblemError('not_found', { errors: [{ pointer: '/replyTo', message }] });
  }
  const { id, authorId, authorName, threadId } = comment;
  return { replyToId: id, replyToAuthorId: authorId, replyToAuthorName: authorName, threadId: threadId ?? id };
}
