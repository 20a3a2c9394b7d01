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

/** Renders anew on each change; for a member who has just become known in slices, as he changes the whole page. */
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

/** The signed-in member; also after the session has ended, as long as his page is still shown. */
export function useMember(): PortalUser | null {
  const state = useSessionState();
  return 'user' in state ? state.user : null;
}
