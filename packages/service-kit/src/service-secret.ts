import { createHash, timingSafeEqual } from 'node:crypto';
import { bearerToken } from './bearer.ts';
import { unauthorized } from './problem-error.ts';
import type { KitContext } from './request-state.ts';

/**
 * Makes the check that a request comes from another service of the portal.
 *
 * @param secret the bearer token of services: `EVENTS_SECRET`
 * @returns a function that throws ProblemError `unauthorized` (401) for a request with another secret
 */
export function serviceSecretCheck(secret: string): (ctx: Pick<KitContext, 'req'>) => void {
  const expected = digestOf(secret);
  return ({ req }) => {
    const token = bearerToken(req.headers.authorization);
    if (!timingSafeEqual(digestOf(token), expected)) throw unauthorized('The secret is wrong');
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
