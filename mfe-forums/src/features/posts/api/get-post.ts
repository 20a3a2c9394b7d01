import { entityId } from '@seed/contracts/fields';
import { getPost, listPosts } from '@seed/contracts/posts';
import { findCachedRow, queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The post's id in a URL; null if it cannot be one. */
export function postIdOf(segment: string | undefined): number | null {
  return entityId.safeParse(segment).data ?? null;
}

/** The post; the row of the list, if there is one, until the response comes. */
export function usePost(id: number | null) {
  const api = useApi();
  const listed = id === null ? undefined : findCachedRow(api.cache, listPosts, (post) => post.id === id);
  return useQuery({
    ...queryFor(api, getPost, { params: { id: id ?? 0 } }),
    ...(listed && { initialData: { data: listed, etag: null, next: null }, initialDataUpdatedAt: 0 }),
    enabled: id !== null,
  });
}
