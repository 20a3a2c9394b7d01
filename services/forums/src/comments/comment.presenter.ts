import type { Comment as CommentAnswer } from '@seed/contracts/comments';
import type { Caller } from '@seed/service-kit/caller';
import type { Comment } from './comment.entity.ts';
import { authorPermissions } from '../author.policy.ts';

/** A comment with the members who like it. */
export interface LikedComment {
  readonly comment: Comment;
  readonly likedBy: readonly string[];
}

/** The comment as the contract has it, for this caller. */
export function presentComment({ comment, likedBy }: LikedComment, caller: Caller): CommentAnswer {
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
