import { getProfile, listProfiles } from '@seed/community-contracts/profiles';
import { findCachedRow, queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** A member's profile; until the response arrives, the row of a cached list. */
export function useProfile(id: string) {
  const api = useApi();
  const listed = findCachedRow(api.cache, listProfiles, (profile) => profile.id === id);
  return useQuery({
    ...queryFor(api, getProfile, { params: { id } }),
    ...(listed && { initialData: { data: listed, etag: null, next: null }, initialDataUpdatedAt: 0 }),
  });
}
