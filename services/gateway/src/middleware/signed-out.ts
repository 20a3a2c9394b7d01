import { methodNotAllowed } from '@seed/service-kit/problem-error';
import type { GatewayMiddleware } from '../request-scope.ts';

/** The address that the shell posts to when a member logs out. */
export const signedOutPath = '/signed-out';

/**
 * Empties the browser's cache after a logout, so that a shared device keeps no response of the member. It needs no
 * token and ends nothing: the identity provider ends the session.
 * @see W3C Clear Site Data, section 3.1
 */
export function signedOut(): GatewayMiddleware {
  return async (ctx) => {
    ctx.state.route = signedOutPath;
    if (ctx.method !== 'POST') throw methodNotAllowed(['POST']);
    ctx.set('Clear-Site-Data', '"cache"');
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 204;
  };
}
