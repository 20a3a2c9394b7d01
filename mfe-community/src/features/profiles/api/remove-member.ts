import { deleteProfile, listProfiles } from '@seed/community-contracts/profiles';
import { useDelete } from '@seed/portal-sdk';

/** A mutation that removes a member from the whole portal; for Admins. */
export function useRemoveMember(id: string) {
  return useDelete(deleteProfile, { list: listProfiles, id });
}
