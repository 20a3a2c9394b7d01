import { listProfiles, profileLimits } from '@seed/community-contracts/profile-list';
import type { ListedProfile } from '@seed/community-contracts/profile-list';
import { createBatchLoader, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';

/** The time in milliseconds after which a changed name is shown. */
const staleTime = 5 * 60_000;

/** Members have a UUID. Pipelines and the registry, which takes a bad canary back, have names and no profile. */
const isMember = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
const registryItself = 'registry';

const loadPerson = createBatchLoader<ListedProfile>({
  loadMany: (api, ids) => api(listProfiles, { query: { ids: ids.join() } }),
  isFor: (profile, id) => profile.id === id || profile.requestedIds?.includes(id) === true,
  maxKeys: profileLimits.ids,
});

/** The name of who acted: of a member, or of a pipeline; the id until a name is known. */
export function usePersonName(id: string): string {
  const api = useApi();
  const { data } = useQuery({
    // A member who saves a profile has all responses of this operation read again.
    queryKey: [listProfiles.operation, 'person', id],
    queryFn: () => loadPerson(api, id),
    enabled: isMember(id),
    staleTime,
    // The page is readable with the id, so there is no retry.
    retry: false,
  });
  return id === registryItself ? messages.entry.itself : (data?.name ?? id);
}
