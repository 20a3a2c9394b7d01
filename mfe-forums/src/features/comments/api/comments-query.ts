import { getPost, listPosts } from '@seed/forums-contracts/posts';
import { updateCachedData, updateCachedRows } from '@seed/portal-sdk';
import type { ModuleProps } from '@seed/portal-sdk';
import { commentsPerPage } from '../../../constants.ts';

/** The query of the comments of a post. */
export function commentsQuery(forumId: number) {
  return { forumId, limit: commentsPerPage };
}

/** Adds `step` to the number of comments of a post and of its row in the list. */
export function countComments({ cache }: ModuleProps['api'], forumId: number, step: number): void {
  const counted = <Post extends { id: number; commentCount: number }>(post: Post) =>
    post.id === forumId ? { ...post, commentCount: Math.max(0, post.commentCount + step) } : post;
  updateCachedData(cache, [getPost, { params: { id: forumId } }], counted);
  updateCachedRows(cache, listPosts, (posts) => posts.map(counted));
}
