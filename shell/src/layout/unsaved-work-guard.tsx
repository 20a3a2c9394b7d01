import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { messages } from '../messages.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { Action } from './action.tsx';
import { Question } from './question.tsx';

const { leaving } = messages;

/** Asks before a page is left on which something typed would be lost. */
export const UnsavedWorkGuard = () => {
  const { unsaved } = usePortal();
  const session = useSession();
  const step = useSyncExternalStore(unsaved.waiting.subscribe, unsaved.waiting.get);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      // On the way to the login or out, the member has been asked already.
      if (unsaved.isDirty() && session.getState().status !== 'leaving') event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [unsaved, session]);

  if (blocker.state !== 'blocked' && !step) return null;
  const stay = () => {
    unsaved.waiting.set(null);
    blocker.reset?.();
  };
  const leave = () => {
    unsaved.mark(false);
    unsaved.waiting.set(null);
    blocker.proceed?.();
    step?.();
  };
  return (
    <Question title={leaving.title} text={leaving.text} onCancel={stay}>
      <Action tone="primary" onClick={stay}>
        {leaving.stay}
      </Action>
      <Action onClick={leave}>{leaving.leave}</Action>
    </Question>
  );
};
