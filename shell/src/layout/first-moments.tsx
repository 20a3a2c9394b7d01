import { LoadingScreen } from '@seed/ui/loading-screen';
import { PlainHeader } from './plain-header.tsx';

/** The loading screen before the portal's own layout is there, in the place where that will show it. */
export const FirstMoments = () => (
  <>
    <PlainHeader />
    <LoadingScreen />
  </>
);
