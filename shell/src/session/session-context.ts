import type { PortalUser } from '@seed/portal-sdk/host';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no SessionContext above');
  return session;
}

/** Renders anew on each change. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getState, stateOfAnyDocument);
}

/** Documents are drawn before anybody is known. */
function stateOfAnyDocument(): SessionState {
  return unknownVisitor;
}

const unknownVisitor: SessionState = { status: 'checking' };

/** The signed-in member; also after the session has ended, as long as his page is still shown. */
export function useMember(): PortalUser | null {
  const state = useSessionState();
  return 'user' in state ? state.user : null;
}
