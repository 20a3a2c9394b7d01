import type { MemberSession } from '@seed/portal-sdk/host';
import type { Session } from './session.ts';

/** The session as modules get it. Few members need it, so its code is loaded with the first call. */
export function memberSession(session: Session): MemberSession {
  const load = () => import(/* webpackChunkName: "leaving" */ './leaving.ts');
  return {
    secondsSinceSignIn: async () => (await load()).secondsSinceSignIn(session),
    signInAgain: async (returnTo) => (await load()).signInAgain(session, returnTo),
    left: async () => (await load()).leavePortal(session),
  };
}
