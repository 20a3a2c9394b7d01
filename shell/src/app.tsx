import type { BootDocument } from '@seed/contracts/boot';
import { BootContext } from './boot/boot-context.ts';
import { PlainFrame, StartupScreen } from './layout/plain-frame.tsx';
import { PageBoundary } from './navigation/page-boundary.tsx';
import type { PortalRouter } from './navigation/portal-router.ts';
import { RouterProvider } from './navigation/router-provider.tsx';
import { useRouterState } from './navigation/use-router-state.ts';
import { RouteErrorPage } from './pages/error/error-page.tsx';
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
      <RouterProvider router={router}>
        <Pages />
      </RouterProvider>
    </SessionContext>
  </BootContext>
);

const Pages = () => {
  const { location, Pages: Shown, error } = useRouterState();
  if (error !== undefined) return failure(error);
  return (
    <PageBoundary place={location} failure={failure}>
      {Shown ? <Shown /> : <StartupScreen />}
    </PageBoundary>
  );
};

const failure = (error: unknown) => (
  <PlainFrame>
    <RouteErrorPage error={error} />
  </PlainFrame>
);
