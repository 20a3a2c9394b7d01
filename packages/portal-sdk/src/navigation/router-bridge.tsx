import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, Router, createPath } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import type { Navigation } from '../module-props.ts';
import { isInside, scope } from './scope.ts';

export interface RouterBridgeProps {
  readonly navigation: Navigation;
  readonly basename: string;
  readonly children: ReactNode;
}

const navigationTypes = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace };

/** react-router for one module, over the shell's router: `Routes`, `Link`, `useParams` and `useSearchParams` work. */
export const RouterBridge = ({ navigation, basename, children }: RouterBridgeProps) => {
  const scoped = useMemo(() => scope(navigation, basename), [navigation, basename]);
  const navigator = useMemo(() => navigatorOver(navigation), [navigation]);
  const location = useSyncExternalStore(scoped.subscribe, scoped.getLocation);
  // A module that mounts when the member has left already has no page to show, and react-router would warn about it.
  if (!isInside(location.pathname, basename)) return null;
  return (
    <Router
      basename={basename}
      location={location}
      navigationType={navigationTypes[navigation.getAction()]}
      navigator={navigator}
    >
      {children}
    </Router>
  );
};

function navigatorOver({ createHref, go, push }: Navigation): Navigator {
  const pathOf = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: (to) => createHref(pathOf(to)),
    go,
    push: (to, state) => push(pathOf(to), { state }),
    replace: (to, state) => push(pathOf(to), { state, replace: true }),
  };
}
