import { emptyProfileTexts, type Profile as ContractProfile, profileTextsOf } from '@seed/community-contracts/profiles';
import type { Caller } from '@seed/service-kit/caller';
import { hiddenMarks } from '../reports/hidden-parts.ts';
import type { ProfileRow } from './profile.entity.ts';
import { profilePermissions } from './profile.policy.ts';

/** The profile as the contract has it, with the fields that this caller may see. */
export function presentProfile(profile: ProfileRow, caller: Caller): ContractProfile {
  const isPrivileged = profile.memberId === caller.id || caller.isAdmin;
  return {
    id: profile.memberId,
    ...(isPrivileged || profile.hiddenAt === null ? profileTextsOf(profile) : emptyProfileTexts),
    name: profile.name,
    role: profile.role,
    participationYear: [...profile.years],
    picture: isPrivileged || profile.pictureHiddenAt === null ? profile.picture : '',
    email: isPrivileged || profile.emailVisibility === 'everyone' ? profile.email : '',
    emailVisibility: profile.emailVisibility,
    goromLogin: profile.loginEmail,
    formerIds: isPrivileged ? [...profile.formerIds] : [],
    ...(isPrivileged && hiddenMarks(profile)),
    permissions: profilePermissions(profile, caller),
  };
}
