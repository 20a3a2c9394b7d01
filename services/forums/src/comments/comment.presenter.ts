import { formerMemberName } from '@seed/contracts/portal-events';
import type { Comment } from '@seed/forums-contracts/comments';
import type { Caller } from '@seed/service-kit/caller';
import { hiddenMarkOf } from '@seed/service-kit/reports/hidden-rows';
import { presentLikes, presentMentions, type WithLikes } from '../with-likes.ts';
import type { CommentRow } from './comment.entity.ts';
import { authorPermissions } from '../author.policy.ts';

/** The comment as the contract has it, for this caller. */
export function presentComment({ row: comment, likes, ...rest }: WithLikes<CommentRow>, caller: Caller): Comment {
  const hidden = hiddenMarkOf(comment);
  return {
    id: comment.id,
    forumId: comment.forumId,
    content: comment.content,
    author: comment.authorName,
    authorID: comment.authorId,
    creationDate: comment.createdAt.toISOString(),
    ...(comment.editedAt && { editedAt: comment.editedAt.toISOString() }),
    ...presentReply(comment),
    ...presentLikes(likes),
    ...presentMentions(rest),
    ...(hidden && { hidden }),
    permissions: authorPermissions(comment, caller),
  };
}

function presentReply(comment: CommentRow) {
  const { replyToId, replyToAuthorName, replyToAuthorId, threadId } = comment;
  if (replyToId === null) return {};
  return {
    replyTo: replyToId,
    replyToAuthor: replyToAuthorName ?? formerMemberName,
    ...(replyToAuthorId !== null && { replyToAuthorID: replyToAuthorId }),
    threadId: threadId ?? replyToId,
  };
}
