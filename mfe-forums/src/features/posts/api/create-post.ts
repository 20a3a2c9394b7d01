import { createPost, listPosts } from '@seed/forums-contracts/posts';
import { useCreate } from '@seed/portal-sdk';
import { postsPerPage } from '../../../constants.ts';

export function useCreatePost() {
  return useCreate(createPost, { list: listPosts, query: { limit: postsPerPage } });
}
