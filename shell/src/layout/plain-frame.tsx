import { LoadingScreen } from '@seed/ui/loading-screen';
import type { ReactNode } from 'react';
import { PlainHeader } from './plain-header.tsx';

/** A page without the portal's layout, with its content in the same place. */
export const PlainFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <PlainHeader />
    <main>{children}</main>
  </>
);

/** The loading screen until the portal's layout has loaded. */
export const StartupScreen = () => (
  <PlainFrame>
    <LoadingScreen />
  </PlainFrame>
);
