import { useEffect, useSyncExternalStore } from 'react';
import { messages } from '../messages.ts';
import { usePortal } from '../portal/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { Action } from './action.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const textsFor = { changes: messages.leaving, drafts: messages.leavingDrafts };

/** Requires confirmation before a page with unsaved work is left. */
export const UnsavedWorkGuard = () => {
  const { unsaved } = usePortal();
  const session = useSession();
  const step = useSyncExternalStore(unsaved.blockedStep.subscribe, unsaved.blockedStep.get);

  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      // On the way to the login or logout, the member has confirmed already.
      if (unsaved.isDirty() && session.getState().status !== 'leaving') event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [unsaved, session]);

  if (!step) return null;
  const stay = () => unsaved.blockedStep.set(null);
  const leave = () => {
    unsaved.setDirty(false);
    unsaved.blockedStep.set(null);
    step.run();
  };
  const texts = textsFor[step.loses];
  return (
    <ConfirmDialog title={texts.title} text={texts.text} onCancel={stay}>
      <Action tone="primary" onClick={stay}>
        {texts.stay}
      </Action>
      <Action onClick={leave}>{texts.leave}</Action>
    </ConfirmDialog>
  );
};
