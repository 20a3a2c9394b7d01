import { useEffect, useState, useSyncExternalStore } from 'react';
import { constants } from '../../constants.ts';
import { usePageTitle } from '../../layout/page-title.ts';
import { messages } from '../../messages.ts';
import { usePortal } from '../../portal/portal-context.ts';
import { RequireSession } from '../require-session.tsx';
import { LoadingScreen } from '@seed/ui/loading-screen';
import { MainMenuPage } from './main-menu-page.tsx';

/** `/intranet-welcome`. A visitor without a session sees the loading screen, then the login. */
export const MainMenuRoute = () => {
  usePageTitle(messages.mainMenu);
  return (
    <RequireSession redirectAfter={constants.loginRedirectDelay}>
      <MainMenuWhenLoaded />
    </RequireSession>
  );
};

const MainMenuWhenLoaded = () => {
  const { isAppDataSettled } = usePortal();
  const settled = useSyncExternalStore(isAppDataSettled.subscribe, isAppDataSettled.get);
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), constants.appDataCap);
    return () => clearTimeout(timer);
  }, []);
  return settled || waited ? <MainMenuPage /> : <LoadingScreen />;
};
