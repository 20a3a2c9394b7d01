import { entityId } from '@seed/contracts/fields';
import { getForum, listForums } from '@seed/contracts/forums';
import { findRow, queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The post's id in a URL; null if it cannot be one. */
export function postIdOf(segment: string | undefined): number | null {
  return entityId.safeParse(segment).data ?? null;
}

/** The post; from the list, if it was there, until the answer comes. */
export function usePost(id: number | null) {
  const api = useApi();
  const listed = id === null ? undefined : findRow(api.cache, listForums, (post) => post.id === id);
  return useQuery({
    ...queryFor(api, getForum, { params: { id: id ?? 0 } }),
    ...(listed && { initialData: { data: listed, etag: null, next: null }, initialDataUpdatedAt: 0 }),
    enabled: id !== null,
  });
}
