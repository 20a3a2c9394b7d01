import { useEffect, useState } from 'react';
import { messages } from '../messages.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSession, useSessionState } from '../session/session-context.ts';
import { Action } from './action.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const { sessionEnded } = messages;

/** Redirects to the login when the session has ended. With unsaved work, the member confirms first. */
export const SessionEnded = () => {
  const { unsaved } = usePortal();
  const session = useSession();
  const hasEnded = useSessionState().status === 'ended';
  const [isDismissed, setDismissed] = useState(false);
  const mustConfirm = hasEnded && unsaved.isDirty();

  useEffect(() => {
    if (hasEnded && !unsaved.isDirty()) void session.login();
  }, [hasEnded, session, unsaved]);

  if (!mustConfirm || isDismissed) return null;
  return (
    <ConfirmDialog title={sessionEnded.title} text={sessionEnded.text} onCancel={() => setDismissed(true)}>
      <Action tone="primary" onClick={() => void session.login()}>
        {sessionEnded.logIn}
      </Action>
      <Action onClick={() => setDismissed(true)}>{sessionEnded.stay}</Action>
    </ConfirmDialog>
  );
};
