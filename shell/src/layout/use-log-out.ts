import { countDrafts } from '@seed/portal-sdk/host';
import { usePortal } from '../portal/portal-context.ts';
import { deleteDraftsOf } from '../session/delete-drafts.ts';
import { endPush } from '../session/end-push.ts';
import { useMember, useSession } from '../session/session-context.ts';

/** Returns the function that logs out, after a confirmation if unsaved work or drafts would be lost. */
export function useLogOut(): () => void {
  const session = useSession();
  const { unsaved } = usePortal();
  const member = useMember();
  return () => {
    const logOut = () => {
      if (member) deleteDraftsOf(member.id);
      void endPush().then(() => session.logout());
    };
    if (member && countDrafts(member.id) > 0) unsaved.deleteDrafts(logOut);
    else unsaved.leave(logOut);
  };
}
