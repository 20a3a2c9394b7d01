import { getPost, listPosts } from '@seed/forums-contracts/posts';
import { findCachedRow, queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The post; until the response arrives, the row of a cached list. */
export function usePost(id: number | null) {
  const api = useApi();
  const listed = id === null ? undefined : findCachedRow(api.cache, listPosts, (post) => post.id === id);
  return useQuery({
    ...queryFor(api, getPost, { params: { id: id ?? 0 } }),
    ...(listed && { initialData: { data: listed, etag: null, next: null }, initialDataUpdatedAt: 0 }),
    enabled: id !== null,
  });
}
