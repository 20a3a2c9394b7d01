import type { ForumPost } from '@seed/contracts/forums';
import type { Caller } from '@seed/service-kit/caller';
import type { Post } from './post.entity.ts';
import { authorPermissions } from '../author.policy.ts';

/** A post with the members who like it. */
export interface LikedPost {
  readonly post: Post;
  readonly likedBy: readonly string[];
}

/** The post as the contract has it, for this caller. */
export function presentPost({ post, likedBy }: LikedPost, caller: Caller): ForumPost {
  return {
    id: post.id,
    title: post.title,
    content: post.content,
    author: post.authorName,
    authorID: post.authorId,
    creationDate: post.createdAt.toISOString(),
    usersWhoLiked: [...likedBy],
    images: [...post.images],
    commentCount: post.commentCount,
    permissions: authorPermissions(post, caller),
  };
}
