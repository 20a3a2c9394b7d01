import { emptyProfileTexts, type MemberRole, memberRoles, profileLimits } from '@seed/community-contracts/profiles';
import type { Caller } from '@seed/service-kit/caller';
import { firstCodePoints } from '../directory/name-key.ts';
import { nothingHidden } from '../reports/hidden-parts.ts';
import { loginKeyOf } from './login-key.ts';
import type { NewProfile } from './profiles.repository.ts';

/** The profile of a caller who signs in for the first time. */
export function profileOf(caller: Caller): NewProfile {
  const loginKey = verifiedLogin(caller);
  // An unverified address may belong to another person, so it is neither stored nor shown.
  const email = loginKey === null ? '' : caller.email;
  return {
    ...emptyProfileTexts,
    ...nothingHidden,
    memberId: caller.id,
    formerIds: [],
    linkedAt: new Date(),
    loginEmail: email,
    loginKey,
    name: firstCodePoints(caller.name.trim(), profileLimits.name) || 'Member',
    role: roleOf(caller),
    years: [],
    picture: '',
    email,
    emailVisibility: 'everyone',
  };
}

/** The key of the caller's login e-mail; null unless the identity provider has verified the address. */
export function verifiedLogin({ email, emailVerified }: Caller): string | null {
  return emailVerified === true && email.length <= profileLimits.email ? loginKeyOf(email) : null;
}

function roleOf({ roles }: Caller): MemberRole {
  return memberRoles.find((role) => roles.includes(role)) ?? 'participant';
}
