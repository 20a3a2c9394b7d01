import { type MemberRole, memberRoles, profileLimits } from '@seed/contracts/profiles';
import type { Caller } from '@seed/service-kit/caller';
import { firstCodePoints } from '../directory/name-key.ts';
import { loginKeyOf } from './login-key.ts';
import type { NewProfile } from './profiles.repository.ts';

/** The profile that a token makes when its owner comes for the first time. */
export function profileOf(caller: Caller): NewProfile {
  const login = provenLogin(caller);
  // Nobody else's address is stored or shown: an unverified one may be anybody's.
  const email = login === null ? '' : caller.email;
  return {
    memberId: caller.id,
    formerIds: [],
    linkedAt: new Date(),
    loginEmail: email,
    loginKey: login,
    name: firstCodePoints(caller.name.trim(), profileLimits.name) || 'Member',
    role: roleOf(caller),
    team: '',
    country: '',
    years: [],
    picture: '',
    major: '',
    university: '',
    about: '',
    interests: '',
    email,
    emailVisibility: 'everyone',
    linkedin: '',
  };
}

/** The caller's login e-mail as it is compared, if the identity provider knows that it is the caller's own. */
export function provenLogin({ email, emailVerified }: Caller): string | null {
  return emailVerified === true && email.length <= profileLimits.email ? loginKeyOf(email) : null;
}

function roleOf({ roles }: Caller): MemberRole {
  return memberRoles.find((role) => roles.includes(role)) ?? 'participant';
}
