import { formerMemberName } from '@seed/contracts/portal-events';
import type { Comment } from '@seed/forums-contracts/comments';
import { hiddenMarkOf } from '@seed/service-kit/reports/hidden-rows';
import { presenter, presentLikes, presentMentions } from '../presenter.ts';
import type { CommentRow } from './comment.entity.ts';

/** Makes the comments of the contract. */
export const commentPresenter = presenter<CommentRow, Comment>((comment, view) => {
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
    ...presentLikes(view),
    ...presentMentions(view),
    ...(hidden && { hidden }),
    permissions: view.permissions,
  };
});

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
