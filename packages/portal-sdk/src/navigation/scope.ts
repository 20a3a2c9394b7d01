import { isBelow } from '@seed/contracts/path-pattern';
import type { Navigation } from '../module-props.ts';

/**
 * The navigation of one module. While the portal is outside `base` it keeps the last location inside: a module that is
 * about to unmount would otherwise render a URL that it has no route for, and warn about it.
 */
export function scope(navigation: Navigation, base: string): Navigation {
  let inside = navigation.getLocation();
  const getLocation = () => {
    const current = navigation.getLocation();
    if (isInside(current.pathname, base)) inside = current;
    return inside;
  };
  return { ...navigation, getLocation };
}

/** Whether a path is one of the module's. The base of an extension is `/`, since it is on the pages of all modules. */
export function isInside(pathname: string, base: string): boolean {
  return base === '/' || isBelow(pathname, base);
}
