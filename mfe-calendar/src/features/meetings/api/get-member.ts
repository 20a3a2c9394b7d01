import type { ListedProfile } from '@seed/community-contracts/profile-list';
import { useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** A changed name shows after this time. */
const staleTime = 5 * 60_000;

/** The present name of a member; undefined until it is loaded, or if there is no such member any more. */
export function useMemberName(id: string): string | undefined {
  return useMember(id)?.name;
}

/** The present name and picture of a member; undefined until they are loaded, or if there is no such member any more. */
export function useMember(id: string): Pick<ListedProfile, 'name' | 'picture'> | undefined {
  const api = useApi();
  const { data } = useQuery({
    // A member who saves a profile has all responses of this operation of the API read again.
    queryKey: ['listProfiles', 'member', id],
    // The schema of profiles is a chunk of its own: most meetings have not been changed.
    queryFn: async () => (await import('./load-member.ts')).loadMember(api, id),
    staleTime,
    // Meetings are readable without it; the next page tries again.
    retry: false,
  });
  return data ?? undefined;
}
