import type { PortalUser } from '@seed/portal-sdk/host';
import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no SessionContext above');
  return session;
}

/** Renders again on each change. A member who signs in changes the whole page, so that change is a transition. */
export function useSessionState(): SessionState {
  const session = useSession();
  const [state, setState] = useState(session.getState);
  useEffect(() => {
    const update = () => {
      const next = session.getState();
      if (next.status === 'authenticated') startTransition(() => setState(next));
      else setState(next);
    };
    update();
    return session.subscribe(update);
  }, [session]);
  return state;
}

/** The signed-in member, also after the session has ended while their page is still shown. */
export function useMember(): PortalUser | null {
  const state = useSessionState();
  return 'user' in state ? state.user : null;
}
