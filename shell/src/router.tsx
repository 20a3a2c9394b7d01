import type { BootDocument } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { StartupScreen, PlainFrame } from './layout/plain-frame.tsx';
import { rememberScroll } from './layout/scroll-memory.ts';
import { RouteErrorPage } from './pages/error/error-page.tsx';
import { LandingPage } from './pages/landing/landing-page.tsx';
import type { Session } from './session/session.ts';

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

interface RouterOptions {
  readonly boot: BootDocument;
  readonly session: Session;
  readonly log: ModuleLog;
  /** For calls of the API. Default: the browser's. */
  readonly fetch?: typeof fetch;
}

/**
 * The one router, the only source of truth for the URL. Modules have no routes of their own here: whatever is not the
 * shell's is looked up among them at run time, so one that is added later needs no reload.
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
          loader: async () => (await importPortal()).passToNextPage(made.router),
          // Another search on the same page is no other page.
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
  rememberScroll(router);
  return router;
}

/** Everything behind the login; the landing page goes without. */
function importPortal() {
  return import(/* webpackChunkName: "portal" */ './portal/portal-route.tsx');
}
