import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { Action } from './action.tsx';
import { Question } from './question.tsx';

const { sessionEnded } = messages;

/** A session that ended under way leads to the login and back; at once, unless something typed would be lost by it. */
export const SessionEnded = () => {
  const { unsaved } = usePortal();
  const session = useSession();
  const hasEnded = useSessionState().status === 'ended';
  const [isDismissed, setDismissed] = useState(false);
  const mustAsk = hasEnded && unsaved.isDirty();

  useEffect(() => {
    if (hasEnded && !unsaved.isDirty()) void session.login();
  }, [hasEnded, session, unsaved]);

  if (!mustAsk || isDismissed) return null;
  return (
    <Question title={sessionEnded.title} text={sessionEnded.text} onCancel={() => setDismissed(true)}>
      <Action tone="primary" onClick={() => void session.login()}>
        {sessionEnded.logIn}
      </Action>
      <Action onClick={() => setDismissed(true)}>{sessionEnded.stay}</Action>
    </Question>
  );
};
