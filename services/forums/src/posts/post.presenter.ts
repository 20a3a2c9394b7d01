import type { ForumPost } from '@seed/contracts/forums';
import type { Caller } from '@seed/service-kit/caller';
import type { Liked } from '../liked.ts';
import type { Post } from './post.entity.ts';
import { authorPermissions } from '../author.policy.ts';

/** The post as the contract has it, for this caller. */
export function presentPost({ row: post, likedBy }: Liked<Post>, caller: Caller): ForumPost {
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
