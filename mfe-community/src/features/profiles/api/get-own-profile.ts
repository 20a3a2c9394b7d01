import { getProfileByLogin } from '@seed/community-contracts/profiles';
import { responseQueryFor, usePortal } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The member's own profile with its ETag; the service creates it at the first login. */
export function useOwnProfile() {
  const { api, user } = usePortal();
  return useQuery(responseQueryFor(api, getProfileByLogin, { params: { email: user.email } }));
}
