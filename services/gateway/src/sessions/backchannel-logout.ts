import { badRequest, methodNotAllowed } from '@seed/service-kit/problem-error';
import type { Logout } from '@seed/service-kit/logout-token';
import type { BodyTiming } from '../config.ts';
import type { GatewayMiddleware } from '../request-scope.ts';
import { readBody } from '../upstream/request-body.ts';
import type { RevocationStore } from './revocation-store.ts';

/** Where the identity provider posts logout tokens. */
export const backchannelLogoutPath = '/backchannel-logout';
const mostBytes = 20_000;

export interface BackchannelLogoutOptions {
  readonly revocations: RevocationStore;
  readonly timing: BodyTiming;
  /** Verifies a logout token. */
  verify(token: string): Promise<Logout>;
}

/**
 * Ends a session, or all of a member, when the identity provider posts a logout token.
 * @see OpenID Connect Back-Channel Logout 1.0, sections 2.5 to 2.8
 */
export function backchannelLogout({ revocations, timing, verify }: BackchannelLogoutOptions): GatewayMiddleware {
  return async (ctx) => {
    ctx.state.route = backchannelLogoutPath;
    if (ctx.method !== 'POST') throw methodNotAllowed(['POST']);
    if (!ctx.is('application/x-www-form-urlencoded')) throw badRequest('Send a form with the field logout_token.');
    const form = new URLSearchParams((await readBody(ctx.req, { maxBytes: mostBytes, timing })).toString());
    const logout = await verify(form.get('logout_token') ?? '');
    await revocations.revoke(logout);
    ctx.state.log.info({ session: logout.sessionId, member: logout.subject }, 'a session has ended');
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 200;
    ctx.body = '';
  };
}
