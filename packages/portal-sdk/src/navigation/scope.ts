import type { Navigation } from '../module-props.ts';

/**
 * The navigation as seen from below `base`: while the portal is elsewhere it keeps the last location inside. A module
 * that is being left would otherwise render, and warn about, a URL that is not its own.
 */
export function scope(navigation: Navigation, base: string): Navigation {
  let inside = navigation.getLocation();
  const getLocation = () => {
    const current = navigation.getLocation();
    if (current.pathname === base || current.pathname.startsWith(`${base}/`)) inside = current;
    return inside;
  };
  return { ...navigation, getLocation };
}
