import { LoadingScreen } from '@seed/ui/loading-screen';
import type { ReactNode } from 'react';
import { PlainHeader } from './plain-header.tsx';

/** A page outside of the portal's own layout, in the place where that would show it. */
export const PlainFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <PlainHeader />
    <main>{children}</main>
  </>
);

/** The loading screen before the portal's own layout is there. */
export const StartupScreen = () => (
  <PlainFrame>
    <LoadingScreen />
  </PlainFrame>
);
