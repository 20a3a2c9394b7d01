import { memberId } from '@seed/contracts/fields';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { Caller } from './caller.ts';
import type { TokenSettings } from './config.ts';
import { unauthorized } from './problem-error.ts';

const text = z.string().optional().catch(undefined);
const subject = z.string().regex(/\S/).pipe(memberId);
const claims = z.object({
  name: text,
  preferred_username: text,
  email: text,
  email_verified: z.boolean().optional().catch(undefined),
  sid: text,
  iat: z.number().catch(0),
  exp: z.number().catch(0),
  auth_time: z.number().optional().catch(undefined),
});
const roleList = z.union([z.array(z.string()), z.string().transform((role) => [role])]).catch([]);

/**
 * Makes the caller of the verified claims of an access token.
 *
 * @throws ProblemError `unauthorized` (401) if the token is no access token, was issued to another client, or its subject
 *   cannot be a member's id.
 */
export function callerFromClaims(payload: JWTPayload, settings: TokenSettings): Caller {
  const { rolesClaim, adminRole } = settings;
  const isPipeline = assertAccessToken(payload, settings);
  const sub = subject.safeParse(payload.sub);
  if (!sub.success) throw unauthorized('The subject is not valid');
  const { name, preferred_username, email, email_verified, sid, iat, exp, auth_time } = claims.parse(payload);
  const roles = roleList.parse(claimAt(payload, rolesClaim));
  return {
    id: sub.data,
    name: name ?? preferred_username ?? 'Member',
    email: email ?? '',
    emailVerified: email_verified ?? false,
    roles,
    isAdmin: roles.includes(adminRole),
    session: { id: sid, issuedAt: iat, expiresAt: exp, signedInAt: auth_time },
    ...(isPipeline && { isPipeline }),
  };
}

/**
 * Returns whether the token was issued to a pipeline. Keycloak signs ID, refresh and logout tokens with the same key; its
 * claim `typ` distinguishes them.
 */
function assertAccessToken({ typ, azp, client_id }: JWTPayload, { clientId, pipelinePrefix }: TokenSettings): boolean {
  if (typ !== undefined && typ !== 'Bearer') throw unauthorized('The token is not an access token');
  const client = azp ?? client_id;
  const isPipeline = pipelinePrefix !== undefined && typeof client === 'string' && client.startsWith(pipelinePrefix);
  if (client !== clientId && !isPipeline) throw unauthorized('The token was issued to another client');
  return isPipeline;
}

/** Reads a claim by its path. A name such as `https://seed.example/roles` has dots of its own, so it is tried first. */
function claimAt(payload: JWTPayload, path: string): unknown {
  if (Object.hasOwn(payload, path)) return payload[path];
  return path.split('.').reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined;
  }, payload);
}
