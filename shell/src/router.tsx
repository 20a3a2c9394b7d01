import type { BootDocument } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import type { ComponentType } from 'react';
import type { Location } from 'react-router-dom';
import { restoreScroll } from './layout/scroll-memory.ts';
import { PortalRouter } from './navigation/portal-router.ts';
import type { Session } from './session/session.ts';

interface RouterOptions {
  readonly boot: BootDocument;
  readonly session: Session;
  readonly log: ModuleLog;
  /** The landing page, if its code has been loaded already. */
  readonly LandingPage?: ComponentType;
}

/** Creates the router of the landing page and of the pages behind the login; each of the two is a chunk of its own. */
export function createPortalRouter({ LandingPage, ...options }: RouterOptions): PortalRouter {
  let PortalPages: ComponentType | undefined;
  const preparePortal = async (to: Location, from: Location | null) => {
    const { createPortalPages, startPageTransition } = await importPortal();
    PortalPages ??= createPortalPages({ ...options, router });
    if (from) await startPageTransition(from, to);
    return PortalPages;
  };
  const router = new PortalRouter((to, from) =>
    to.pathname === '/' ? (LandingPage ?? importLandingPage()) : preparePortal(to, from),
  );
  restoreScroll(router);
  return router;
}

/** Loads the landing page, whose document has the script of its chunk. Other pages do without it. */
export async function importLandingPage(): Promise<ComponentType> {
  const { LandingPage } = await import(/* webpackChunkName: "landing" */ './pages/landing/landing-page.tsx');
  return LandingPage;
}

/** The chunk of all pages behind the login. The landing page does not load it. */
function importPortal() {
  return import(/* webpackChunkName: "portal" */ './portal-route.tsx');
}
