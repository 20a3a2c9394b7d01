import type { Comment as CommentAnswer } from '@seed/contracts/comments';
import type { Caller } from '@seed/service-kit/caller';
import type { Liked } from '../liked.ts';
import type { Comment } from './comment.entity.ts';
import { authorPermissions } from '../author.policy.ts';

/** The comment as the contract has it, for this caller. */
export function presentComment({ row: comment, likedBy }: Liked<Comment>, caller: Caller): CommentAnswer {
  return {
    id: comment.id,
    forumId: comment.forumId,
    content: comment.content,
    author: comment.authorName,
    authorID: comment.authorId,
    creationDate: comment.createdAt.toISOString(),
    usersWhoLiked: [...likedBy],
    permissions: authorPermissions(comment, caller),
  };
}
