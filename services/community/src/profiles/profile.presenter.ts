import type { Profile as ContractProfile } from '@seed/contracts/profiles';
import type { Caller } from '@seed/service-kit/caller';
import type { ProfileRow } from './profile.entity.ts';
import { profilePermissions } from './profile.policy.ts';

/** The profile as the contract has it, with the fields that this caller may see. */
export function presentProfile(profile: ProfileRow, caller: Caller): ContractProfile {
  const isPrivileged = profile.memberId === caller.id || caller.isAdmin;
  return {
    id: profile.memberId,
    name: profile.name,
    role: profile.role,
    team: profile.team,
    country: profile.country,
    participationYear: [...profile.years],
    picture: profile.picture,
    major: profile.major,
    university: profile.university,
    about: profile.about,
    interests: profile.interests,
    email: isPrivileged || profile.emailVisibility === 'everyone' ? profile.email : '',
    emailVisibility: profile.emailVisibility,
    linkedin: profile.linkedin,
    goromLogin: profile.loginEmail,
    formerIds: isPrivileged ? [...profile.formerIds] : [],
    permissions: profilePermissions(profile, caller),
  };
}
