import type { BootDocument } from '@seed/contracts/boot';
import { RouterProvider } from 'react-router-dom';
import { BootContext } from './boot/boot-context.ts';
import type { PortalRouter } from './router.tsx';
import { SessionContext } from './session/session-context.ts';
import type { Session } from './session/session.ts';

interface AppProps {
  readonly boot: BootDocument;
  readonly session: Session;
  readonly router: PortalRouter;
}

export const App = ({ boot, session, router }: AppProps) => (
  <BootContext value={boot}>
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>
  </BootContext>
);
