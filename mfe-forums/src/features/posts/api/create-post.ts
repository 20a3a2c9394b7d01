import { createPost, listPosts } from '@seed/forums-contracts/posts';
import { useCreate } from '@seed/portal-sdk';
import { postsQuery } from './list-posts.ts';

export function useCreatePost() {
  return useCreate(createPost, { list: listPosts, query: postsQuery });
}
