import type { BootDocument } from '@seed/contracts/boot';
import { createContext, use } from 'react';

/** The boot document from the page. */
export const BootContext = createContext<BootDocument | null>(null);

export function useBoot(): BootDocument {
  const boot = use(BootContext);
  if (!boot) throw new Error('There is no BootContext above');
  return boot;
}
