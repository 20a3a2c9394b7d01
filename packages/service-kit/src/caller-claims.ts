import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { Caller } from './caller.ts';

const text = z.string().optional().catch(undefined);
const claims = z.object({
  sub: z.string().min(1),
  name: text,
  preferred_username: text,
  email: text,
  email_verified: z.boolean().optional().catch(undefined),
});
const roleList = z.union([z.array(z.string()), z.string().transform((role) => [role])]).catch([]);

/** The caller that verified claims describe. */
export function callerFromClaims(
  payload: JWTPayload,
  { rolesClaim, adminRole }: { readonly rolesClaim: string; readonly adminRole: string },
): Caller {
  const { sub, name, preferred_username, email, email_verified } = claims.parse(payload);
  const roles = roleList.parse(claimAt(payload, rolesClaim));
  return {
    id: sub,
    name: name ?? preferred_username ?? 'Member',
    email: email ?? '',
    emailVerified: email_verified ?? false,
    roles,
    isAdmin: roles.includes(adminRole),
  };
}

/** A namespaced claim such as `https://seed.example/roles` has dots of its own, so the whole name goes first. */
function claimAt(payload: JWTPayload, path: string): unknown {
  if (Object.hasOwn(payload, path)) return payload[path];
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined;
  }, payload);
}
