import { usePortal } from '../portal/portal-context.ts';
import { useSession } from '../session/session-context.ts';

/** Logs out, after a question if something typed would be lost. */
export function useLogOut(): () => void {
  const session = useSession();
  const { unsaved } = usePortal();
  return () => unsaved.leave(() => void session.logout());
}
