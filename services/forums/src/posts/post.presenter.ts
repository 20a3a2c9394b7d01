import type { Post } from '@seed/forums-contracts/posts';
import { hiddenMarkOf } from '@seed/service-kit/reports/hidden-rows';
import { presenter, presentLikes, presentMentions } from '../presenter.ts';
import type { PostRow } from './post.entity.ts';
import { textOfImage, urlOfImage } from './post-images.ts';

/** Makes the posts of the contract. */
export const postPresenter = presenter<PostRow, Post>((post, view) => {
  const hidden = hiddenMarkOf(post);
  return {
    id: post.id,
    title: post.title,
    content: post.content,
    author: post.authorName,
    authorID: post.authorId,
    creationDate: post.createdAt.toISOString(),
    ...(post.editedAt && { editedAt: post.editedAt.toISOString() }),
    ...presentLikes(view),
    ...presentMentions(view),
    images: post.images.map(urlOfImage),
    imageTexts: post.images.map(textOfImage),
    commentCount: post.commentCount,
    ...(view.newComments > 0 && { newComments: view.newComments }),
    pinned: post.isPinned,
    closed: post.isClosed,
    ...(hidden && { hidden }),
    permissions: view.permissions,
  };
});
