import type { ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { PortalLayout } from './layout/portal-layout.tsx';
import { PageBoundary } from './navigation/page-boundary.tsx';
import type { PortalRouter } from './navigation/portal-router.ts';
import { RouteErrorPage } from './pages/error/error-page.tsx';
import { MainMenuRoute } from './pages/main-menu/main-menu-route.tsx';
import { ModuleRoute } from './pages/module-route.tsx';
import { createPortal } from './portal/create-portal.ts';
import type { PortalOptions } from './portal/create-portal.ts';
import { PortalContext } from './portal/portal-context.ts';

export { startPageTransition } from './layout/page-transition.ts';

interface PortalPagesOptions extends PortalOptions {
  readonly router: PortalRouter;
}

/** All pages behind the login, in their layout. */
export function createPortalPages(options: PortalPagesOptions): ComponentType {
  const portal = createPortal(options);
  options.router.guardLeaving(portal.unsaved);
  return () => (
    <PortalContext value={portal}>
      <PortalLayout>
        <Page />
      </PortalLayout>
    </PortalContext>
  );
}

/** One component finds the module of an address at run time, so a module that is added later needs no reload. */
const Page = () => {
  const location = useLocation();
  const isMainMenu = matchPath('/intranet-welcome', location.pathname) !== null;
  return (
    <PageBoundary place={location} failure={(error) => <RouteErrorPage error={error} />}>
      {isMainMenu ? <MainMenuRoute /> : <ModuleRoute />}
    </PageBoundary>
  );
};
