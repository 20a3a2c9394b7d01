import type { BootDocument } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { StartupScreen, PlainFrame } from './layout/plain-frame.tsx';
import { restoreScroll } from './layout/scroll-memory.ts';
import { RouteErrorPage } from './pages/error/error-page.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';
import type { Session } from './session/session.ts';

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

interface RouterOptions {
  readonly boot: BootDocument;
  readonly session: Session;
  readonly log: ModuleLog;
}

/**
 * Creates the router, the only source of truth for the URL. The shell has no route for each module: one catch-all route
 * finds the module at run time, so a module that is added later needs no reload.
 */
export function createPortalRouter(options: RouterOptions): PortalRouter {
  const made: { router?: PortalRouter } = {};
  const router = createBrowserRouter([
    {
      element: <Outlet />,
      errorElement: (
        <PlainFrame>
          <RouteErrorPage />
        </PlainFrame>
      ),
      HydrateFallback: StartupScreen,
      children: [
        { index: true, element: <LandingPage /> },
        {
          lazy: async () => ({ Component: (await importPortal()).createPortalRoute({ ...options, router }) }),
          loader: async () => (await importPortal()).startPageTransition(made.router),
          // A new search on the same page is no page change.
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          children: [
            {
              errorElement: <RouteErrorPage />,
              children: [
                { path: 'intranet-welcome', lazy: async () => ({ Component: (await importPortal()).MainMenuRoute }) },
                { path: '*', lazy: async () => ({ Component: (await importPortal()).ModuleRoute }) },
              ],
            },
          ],
        },
      ],
    },
  ]);
  made.router = router;
  restoreScroll(router);
  return router;
}

/** The chunk of all pages behind the login. The landing page does not load it. */
function importPortal() {
  return import(/* webpackChunkName: "portal" */ './portal-route.tsx');
}
