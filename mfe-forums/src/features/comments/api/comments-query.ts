import { getPost, listPosts } from '@seed/contracts/posts';
import { updateCachedData, updateCachedRows } from '@seed/portal-sdk';
import type { ModuleProps } from '@seed/portal-sdk';
import { commentsPerPage } from '../../../constants.ts';

/** Which comments belong to a post's page. */
export function commentsQuery(forumId: number) {
  return { forumId, limit: commentsPerPage };
}

/** Shows one comment more or less at the post and in the list of posts. */
export function countComments({ cache }: ModuleProps['api'], forumId: number, step: 1 | -1): void {
  const counted = <Post extends { id: number; commentCount: number }>(post: Post) =>
    post.id === forumId ? { ...post, commentCount: Math.max(0, post.commentCount + step) } : post;
  updateCachedData(cache, [getPost, { params: { id: forumId } }], counted);
  updateCachedRows(cache, listPosts, (posts) => posts.map(counted));
}
