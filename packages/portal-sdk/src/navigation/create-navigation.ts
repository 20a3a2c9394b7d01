import type { Navigation } from '../module-props.ts';

/** The part of react-router's data router that the navigation needs. */
export interface DataRouter {
  readonly state: { readonly location: ReturnType<Navigation['getLocation']>; readonly historyAction: string };
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: { state?: unknown; replace?: boolean }): Promise<void>;
  navigate(delta: number): Promise<void>;
  createHref(location: URL): string;
}

/**
 * Makes the navigation that modules get out of the shell's data router.
 *
 * @returns the navigation, the same object for all modules
 *
 * @example
 * const navigation = createNavigation(createBrowserRouter([{ path: '*', element: null }]));
 */
export function createNavigation(router: DataRouter): Navigation {
  return {
    getLocation: () => router.state.location,
    getAction: () => actionOf(router.state.historyAction),
    subscribe: (listener) => router.subscribe(onChangeOf(() => router.state.location, listener)),
    push: (to, options) => void router.navigate(to, { ...options }),
    go: (delta) => void router.navigate(delta),
    createHref: (to) => to,
  };
}

function actionOf(action: string): ReturnType<Navigation['getAction']> {
  return action === 'PUSH' || action === 'REPLACE' ? action : 'POP';
}

/** The router also reports loading states; modules need the location only. */
function onChangeOf<T>(read: () => T, listener: () => void): () => void {
  let last = read();
  return () => {
    const current = read();
    if (current === last) return;
    last = current;
    listener();
  };
}
