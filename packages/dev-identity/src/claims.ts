import type { Account } from './accounts.ts';

/** The claims that Keycloak's client scopes `profile` and `email` put into tokens. */
export function profileClaims(account: Account) {
  return {
    name: `${account.givenName} ${account.familyName}`,
    preferred_username: account.email,
    given_name: account.givenName,
    family_name: account.familyName,
    email: account.email,
    email_verified: true,
  };
}

export const profileClaimNames = [
  'name',
  'preferred_username',
  'given_name',
  'family_name',
  'email',
  'email_verified',
] as const;

export const roleClaims = (account: Account) => ({ realm_access: { roles: [...account.roles] } });
