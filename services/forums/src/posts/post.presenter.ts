import type { Post } from '@seed/forums-contracts/posts';
import type { Caller } from '@seed/service-kit/caller';
import { hiddenMarkOf } from '@seed/service-kit/reports/hidden-rows';
import { presentLikes, presentMentions, type WithLikes } from '../with-likes.ts';
import type { PostRow } from './post.entity.ts';
import { textOfImage, urlOfImage } from './post-images.ts';
import { authorPermissions } from '../author.policy.ts';

/** The post as the contract has it, for this caller. */
export function presentPost({ row: post, likes, newComments = 0, ...rest }: WithLikes<PostRow>, caller: Caller): Post {
  const hidden = hiddenMarkOf(post);
  return {
    id: post.id,
    title: post.title,
    content: post.content,
    author: post.authorName,
    authorID: post.authorId,
    creationDate: post.createdAt.toISOString(),
    ...(post.editedAt && { editedAt: post.editedAt.toISOString() }),
    ...presentLikes(likes),
    ...presentMentions(rest),
    images: post.images.map(urlOfImage),
    imageTexts: post.images.map(textOfImage),
    commentCount: post.commentCount,
    ...(newComments > 0 && { newComments }),
    pinned: post.isPinned,
    closed: post.isClosed,
    ...(hidden && { hidden }),
    permissions: authorPermissions(post, caller),
  };
}
