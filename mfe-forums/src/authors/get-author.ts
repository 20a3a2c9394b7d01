import { listProfiles, profileLimits } from '@seed/contracts/profiles';
import type { ListedProfile } from '@seed/contracts/profiles';
import { createBatchLoader, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** A name or a picture that changed shows after this time. */
const staleTime = 5 * 60_000;

/** All authors that appear on a page at once are loaded by one call. */
const loadAuthor = createBatchLoader<ListedProfile>({
  loadMany: (api, ids) => api(listProfiles, { query: { ids: ids.join() } }),
  isFor: (profile, id) => profile.id === id || profile.requestedIds?.includes(id) === true,
  maxKeys: profileLimits.ids,
});

/** The author's profile of today; undefined until it is loaded, or if it cannot be loaded. */
export function useAuthor(id: string): ListedProfile | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['author', id],
    queryFn: () => loadAuthor(api, id),
    staleTime,
    // A page of posts is readable without it; the next page tries again.
    retry: false,
  });
  return data ?? undefined;
}
