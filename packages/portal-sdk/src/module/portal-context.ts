import { createContext, useContext } from 'react';
import type { ModuleProps } from '../module-props.ts';

export const PortalContext = createContext<ModuleProps | null>(null);

/** What the shell gave to this module. */
export function usePortal(): ModuleProps {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal was called outside of a module: render below defineModule.');
  return portal;
}

/** The typed API client, with the shared query cache as `api.cache`. */
export function useApi(): ModuleProps['api'] {
  return usePortal().api;
}

/** Shows a toast. */
export function useNotify(): ModuleProps['notify'] {
  return usePortal().notify;
}
