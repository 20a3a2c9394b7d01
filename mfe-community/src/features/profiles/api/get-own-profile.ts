import { getProfileByLogin } from '@seed/community-contracts/profiles';
import type { Profile } from '@seed/community-contracts/profiles';
import { queryFor, usePortal } from '@seed/portal-sdk';
import type { ApiResponse } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The member's own profile with its ETag; the service creates it at the first login. */
export function useOwnProfile() {
  const { api, user } = usePortal();
  const query = queryFor(api, getProfileByLogin, { params: { email: user.email } });
  return useQuery({ ...query, select: (response: ApiResponse<Profile>) => response });
}
