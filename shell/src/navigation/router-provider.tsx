import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import type { PortalRouter } from './portal-router.ts';
import { RouterContext, useRouterState } from './use-router-state.ts';

interface RouterProviderProps {
  readonly router: PortalRouter;
  readonly children: ReactNode;
}

/** Gives the components of the shell the router, and react-router's links and hooks over it. */
export const RouterProvider = ({ router, children }: RouterProviderProps) => (
  <RouterContext value={router}>
    <Links router={router}>{children}</Links>
  </RouterContext>
);

const navigationTypes = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace };

const Links = ({ router, children }: RouterProviderProps) => {
  const { location, historyAction } = useRouterState();
  const navigator = useMemo(() => navigatorOver(router), [router]);
  return (
    <Router location={location} navigationType={navigationTypes[historyAction]} navigator={navigator}>
      {children}
    </Router>
  );
};

function navigatorOver(router: PortalRouter): Navigator {
  return {
    createHref: (to) => router.createHref(to),
    go: (delta) => void router.navigate(delta),
    push: (to, state) => void router.navigate(to, { state }),
    replace: (to, state) => void router.navigate(to, { state, replace: true }),
  };
}
