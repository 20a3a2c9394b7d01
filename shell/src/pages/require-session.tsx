import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { LoadingScreen } from '@seed/ui/loading-screen';
import { LoginFailedPage } from './login-failed/login-failed-page.tsx';
import { useSession, useSessionState } from '../session/session-context.ts';

interface RequireSessionProps {
  readonly children: ReactNode;
  /** Milliseconds before an anonymous visitor is sent to the login; default 0. */
  readonly redirectAfter?: number;
}

/** Shows its children to members only; an anonymous visitor goes to the login and returns to this page. */
export const RequireSession = ({ children, redirectAfter = 0 }: RequireSessionProps) => {
  const session = useSession();
  const state = useSessionState();
  const isDue = useElapsed(redirectAfter);
  const mustLogIn = state.status === 'anonymous' && isDue;

  useEffect(() => {
    if (mustLogIn) void session.login();
  }, [mustLogIn, session]);

  if (state.status === 'authenticated' || state.status === 'ended') return children;
  if (state.status === 'failed') return <LoginFailedPage failure={state.failure} />;
  return <LoadingScreen />;
};

/** Counts from the first render, also while the session is being checked. */
function useElapsed(delay: number): boolean {
  const [elapsed, setElapsed] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return elapsed;
}
