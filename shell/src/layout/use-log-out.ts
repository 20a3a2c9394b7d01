import { usePortal } from '../portal/portal-context.ts';
import { useSession } from '../session/session-context.ts';

/** Returns the function that logs out, after a confirmation if there is unsaved work. */
export function useLogOut(): () => void {
  const session = useSession();
  const { unsaved } = usePortal();
  return () => unsaved.leave(() => void session.logout());
}
