import { LoadingScreen } from '@seed/ui/loading-screen';
import type { ReactNode } from 'react';
import styles from './plain-frame.module.css';
import { PlainHeader } from './plain-header.tsx';

/** A page without the portal's layout, with its content in the same place. */
export const PlainFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <PlainHeader />
    <main>{children}</main>
  </>
);

/** The loading screen until the portal's layout has loaded, in a font that is there: the portal's own one arrives later. */
export const StartupScreen = () => (
  <div className={styles.startup}>
    <PlainFrame>
      <LoadingScreen />
    </PlainFrame>
  </div>
);
