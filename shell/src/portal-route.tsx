import { ModuleRoute } from './pages/module-route.tsx';
import { MainMenuRoute } from './pages/main-menu/main-menu-route.tsx';
import { PortalLayout } from './layout/portal-layout.tsx';
import { createPortal } from './portal/create-portal.ts';
import type { PortalOptions } from './portal/create-portal.ts';
import { PortalContext } from './portal/portal-context.ts';

export { startPageTransition } from './layout/page-transition.ts';
export { MainMenuRoute, ModuleRoute };

/** The layout route of all pages behind the login. */
export function createPortalRoute(options: PortalOptions) {
  const portal = createPortal(options);
  return () => (
    <PortalContext value={portal}>
      <PortalLayout />
    </PortalContext>
  );
}
