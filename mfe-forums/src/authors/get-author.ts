import { listProfiles, profileLimits } from '@seed/community-contracts/profile-list';
import type { ListedProfile } from '@seed/community-contracts/profile-list';
import { createBatchLoader, useApi } from '@seed/portal-sdk';
import type { ModuleProps } from '@seed/portal-sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The time in milliseconds after which a changed name or picture is shown. */
const staleTime = 5 * 60_000;

/** One call loads all authors that a page shows at once. */
const loadAuthor = createBatchLoader<ListedProfile>({
  loadMany: (api, ids) => api(listProfiles, { query: { ids: ids.join() } }),
  isFor: (profile, id) => profile.id === id || profile.requestedIds?.includes(id) === true,
  maxKeys: profileLimits.ids,
});

/** The author's current profile; undefined until it is loaded, or if it cannot be loaded. */
export function useAuthor(id: string): ListedProfile | undefined {
  const api = useApi();
  return useQuery(authorQuery(api, id)).data ?? undefined;
}

/** Loads the authors of all rows by one call, also of those that are drawn later. */
export function useLoadedAuthors(rows: readonly { readonly authorID: string }[] | undefined): void {
  const api = useApi();
  // A like changes the rows, but not their authors.
  const ids = rows?.map(({ authorID }) => authorID).join() ?? '';
  useEffect(() => {
    for (const id of ids.split(',').filter(Boolean)) void api.cache.prefetchQuery(authorQuery(api, id));
  }, [api, ids]);
}

/** The query of a profile. */
export function authorQuery(api: ModuleProps['api'], id: string) {
  return queryOptions({
    // A member who saves a profile has all responses of this operation read again.
    queryKey: [listProfiles.operation, 'author', id],
    queryFn: () => loadAuthor(api, id),
    staleTime,
    // A page of posts is readable without the profile, so there is no retry until the next page.
    retry: false,
  });
}
