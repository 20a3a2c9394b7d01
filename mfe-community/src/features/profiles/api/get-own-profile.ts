import { getUserByLogin } from '@seed/contracts/users';
import type { Profile } from '@seed/contracts/users';
import { queryFor, usePortal } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The member's own profile with its ETag; the first time it is made. */
export function useOwnProfile() {
  const { api, user } = usePortal();
  const query = queryFor(api, getUserByLogin, { params: { email: user.email } });
  return useQuery({ ...query, select: (reply: Reply<Profile>) => reply });
}
