import { listProfiles, profileLimits } from '@seed/community-contracts/profile-list';
import type { ListedProfile } from '@seed/community-contracts/profile-list';
import { createBatchLoader } from '@seed/portal-sdk';

/** All members whom a page of meetings names are loaded by one call. */
export const loadMember = createBatchLoader<ListedProfile>({
  loadMany: (api, ids) => api(listProfiles, { query: { ids: ids.join() } }),
  isFor: (profile, id) => profile.id === id || profile.requestedIds?.includes(id) === true,
  maxKeys: profileLimits.ids,
});
