import { getProfile, listProfiles, updateProfile } from '@seed/community-contracts/profiles';
import { useUpdate } from '@seed/portal-sdk';

/** A mutation that changes the role and the years of a member; for Admins. */
export function useUpdateMembership(id: string) {
  return useUpdate(updateProfile, { list: listProfiles, read: getProfile, id });
}
