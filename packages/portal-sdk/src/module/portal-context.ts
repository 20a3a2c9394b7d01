import { createContext, useContext } from 'react';
import type { ModuleProps } from '../module-props.ts';

export const PortalContext = createContext<ModuleProps | null>(null);

/**
 * The props that the shell gave to this module.
 *
 * @returns the same object until the shell changes a prop
 * @throws Error outside of a module
 *
 * @example
 * const { user, navigation } = usePortal();
 */
export function usePortal(): ModuleProps {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal was called outside of a module: render below defineModule.');
  return portal;
}

/**
 * The typed API client, with the shared query cache as `api.cache`.
 *
 * @returns the client, the same object as long as the member is signed in
 * @throws Error outside of a module
 *
 * @example
 * const posts = useInfiniteQuery(infiniteQueryFor(useApi(), listPosts, { limit: 20 }));
 */
export function useApi(): ModuleProps['api'] {
  return usePortal().api;
}

/**
 * The function that shows a toast.
 *
 * @returns the function; it may be called after the page has changed
 * @throws Error outside of a module
 *
 * @example
 * const notify = useNotify();
 * notify({ tone: 'success', text: 'Your post was published.' });
 */
export function useNotify(): ModuleProps['notify'] {
  return usePortal().notify;
}
