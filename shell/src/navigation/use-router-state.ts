import { createContext, startTransition, use, useLayoutEffect, useState } from 'react';
import type { PortalRouter, RouterState } from './portal-router.ts';

export const RouterContext = createContext<PortalRouter | null>(null);

/** The router's state. A change of it is a transition, so that the old page stays usable while the new one renders. */
export function useRouterState(): RouterState {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no RouterContext around this component');
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const update = () => startTransition(() => setState(router.state));
    update();
    return router.subscribe(update);
  }, [router]);
  return state;
}
