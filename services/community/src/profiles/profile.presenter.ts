import { type Profile as ContractProfile, profileTextsOf } from '@seed/community-contracts/profiles';
import type { Caller } from '@seed/service-kit/caller';
import type { ProfileRow } from './profile.entity.ts';
import { profilePermissions } from './profile.policy.ts';

/** The profile as the contract has it, with the fields that this caller may see. */
export function presentProfile(profile: ProfileRow, caller: Caller): ContractProfile {
  const isPrivileged = profile.memberId === caller.id || caller.isAdmin;
  return {
    id: profile.memberId,
    ...profileTextsOf(profile),
    name: profile.name,
    role: profile.role,
    participationYear: [...profile.years],
    picture: profile.picture,
    email: isPrivileged || profile.emailVisibility === 'everyone' ? profile.email : '',
    emailVisibility: profile.emailVisibility,
    goromLogin: profile.loginEmail,
    formerIds: isPrivileged ? [...profile.formerIds] : [],
    permissions: profilePermissions(profile, caller),
  };
}
