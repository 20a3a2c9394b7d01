import { LoadingScreen } from '@seed/ui/loading-screen';
import { applyStoredTheme } from '@seed/ui/theme';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readBoot } from './boot/read-boot.ts';
import { createLog } from './log.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { createPortalRouter } from './router.tsx';
import { isLoginCallback } from './session/login-callback.ts';
import { Session } from './session/session.ts';

/** Shows the portal in the page's container. */
export async function start(container: HTMLElement): Promise<void> {
  applyStoredTheme();
  const root = createRoot(container);
  const log = createLog('shell');
  try {
    const boot = readBoot(document);
    const session = new Session({ boot, log });
    const isCallback = isLoginCallback(location.hash);
    const settled = session.start();
    if (isCallback) {
      // The router must not see the answer in the URL: it would take it for a part of the page.
      root.render(<LoadingScreen />);
      await settled;
    }
    const router = createPortalRouter({ boot, session, log });
    root.render(<App boot={boot} session={session} router={router} />);
  } catch (error) {
    log.error('The portal could not start', { cause: error });
    root.render(<ErrorPage />);
  }
}
