import type { BootDocument } from '@seed/contracts/boot';
import type { PortalUser } from '@seed/portal-sdk/host';

type Claims = Readonly<Record<string, unknown>>;

/** The member in the claims of the access token, for display only, because every service verifies the token itself. */
export function memberFromToken(token: Claims, roles: BootDocument['roles']): PortalUser {
  const email = text(token['email']) ?? text(token['preferred_username']) ?? '';
  const memberRoles = rolesIn(token, roles.claim);
  return {
    id: text(token['sub']) ?? '',
    name: text(token['name']) ?? text(token['given_name']) ?? email,
    email,
    isAdmin: memberRoles.includes(roles.admin),
    roles: memberRoles,
  };
}

/** A namespaced claim such as `https://seed.example/roles` contains dots, so the whole name is tried first. */
function rolesIn(token: Claims, claim: string): readonly string[] {
  const value = token[claim] ?? claim.split('.').reduce<unknown>(member, token);
  return Array.isArray(value) ? value.filter((role) => typeof role === 'string') : [];
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Claims)[name] : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
