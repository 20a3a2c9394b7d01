import { listProfiles, profileLimits } from '@seed/community-contracts/profile-list';
import type { ListedProfile } from '@seed/community-contracts/profile-list';
import { createBatchLoader, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The time in milliseconds after which a changed picture is shown. */
const staleTime = 5 * 60_000;

const loadPerson = createBatchLoader<ListedProfile>({
  loadMany: (api, ids) => api(listProfiles, { query: { ids: ids.join() } }),
  isFor: (profile, id) => profile.id === id || profile.requestedIds?.includes(id) === true,
  maxKeys: profileLimits.ids,
});

/** The picture of a member; undefined until it is known. */
export function usePicture(id: string): string | undefined {
  const api = useApi();
  const { data } = useQuery({
    // A member who saves a profile has all responses of this operation read again.
    queryKey: [listProfiles.operation, 'notification-actor', id],
    queryFn: () => loadPerson(api, id),
    staleTime,
    // The list is readable without pictures, so there is no retry.
    retry: false,
  });
  return data?.picture;
}
