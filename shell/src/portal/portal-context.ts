import { createContext, use } from 'react';
import type { Portal } from './create-portal.ts';

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('There is no PortalContext above');
  return portal;
}
