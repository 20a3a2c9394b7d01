import type { BootDocument } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import { restoreScroll } from './layout/scroll-memory.ts';
import { PortalRouter } from './navigation/portal-router.ts';
import { LandingPage } from './pages/landing/landing-page.tsx';
import type { Session } from './session/session.ts';

interface RouterOptions {
  readonly boot: BootDocument;
  readonly session: Session;
  readonly log: ModuleLog;
}

/** Creates the router of the landing page and of the pages behind the login, which are a chunk of their own. */
export function createPortalRouter(options: RouterOptions): PortalRouter {
  let PortalPages: ComponentType | undefined;
  const preparePortal = async (to: Location, from: Location | null) => {
    const { createPortalPages, startPageTransition } = await importPortal();
    PortalPages ??= createPortalPages({ ...options, router });
    if (from) await startPageTransition(from, to);
    return PortalPages;
  };
  const router = new PortalRouter((to, from) => (to.pathname === '/' ? LandingPage : preparePortal(to, from)));
  restoreScroll(router);
  return router;
}

/** The chunk of all pages behind the login. The landing page does not load it. */
function importPortal() {
  return import(/* webpackChunkName: "portal" */ './portal-route.tsx');
}
