import { tabStorage } from '../safe-storage.ts';
import { onceLeft } from './clear-device.ts';
import { deleteDraftsOf } from './delete-drafts.ts';
import { endPush } from './end-push.ts';
import { goodbyeKey } from './goodbye-key.ts';
import type { Session } from './session.ts';

/** The seconds since the member signed in, by the provider's clock; undefined if the access token has no `auth_time`. */
export function secondsSinceSignIn(session: Session): number | undefined {
  const { tokenParsed, timeSkew = 0 } = session.claims() ?? {};
  const signedInAt: unknown = tokenParsed?.['auth_time'];
  return typeof signedInAt === 'number' ? Date.now() / 1000 - (timeSkew ?? 0) - signedInAt : undefined;
}

/**
 * Leaves for the login page, which requires the password although the provider has a session of the member.
 * @see OpenID Connect Core 1.0, section 3.1.2.1
 */
export function signInAgain(session: Session, returnTo: string): Promise<void> {
  return session.login(new URL(returnTo, location.origin), { prompt: 'login', maxAge: 0 });
}

/** Removes what this device keeps of a member who has left the portal, and signs them out. */
export async function leavePortal(session: Session): Promise<void> {
  const state = session.getState();
  if ('user' in state) deleteDraftsOf(state.user.id);
  await endPush();
  const signedOut = session.logout();
  // The logout empties the storage of the tab when the page is left, so this runs after it.
  onceLeft(() => tabStorage.set(goodbyeKey, '1'));
  await signedOut;
}
