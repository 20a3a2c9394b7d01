import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readBoot } from './boot/read-boot.ts';
import { constants } from './constants.ts';
import { FirstMoments, PlainFrame } from './layout/plain-frame.tsx';
import { createLog } from './log.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { createPortalRouter } from './router.tsx';
import { isLoginCallback } from './session/login-callback.ts';
import { Session } from './session/session.ts';

/** Shows the portal in the page's container. */
export async function start(container: HTMLElement): Promise<void> {
  const log = createLog('shell');
  try {
    const boot = readBoot(document);
    const session = new Session({ boot, log });
    const app = () => <App boot={boot} session={session} router={createPortalRouter({ boot, session, log })} />;
    const isCallback = isLoginCallback(location.hash);
    if (container.dataset['page'] === 'landing' && !isCallback) {
      // It is there already, as the build drew it; whether the visitor is signed in can wait for a quiet moment.
      hydrateRoot(container, app());
      whenIdle(() => void session.start());
      return;
    }
    const settled = session.start();
    const root = createRoot(container);
    if (isCallback) {
      // The router must not see the answer in the URL: it would take it for a part of the page.
      root.render(<FirstMoments />);
      await settled;
    }
    root.render(app());
  } catch (error) {
    log.error('The portal could not start', { cause: error });
    createRoot(container).render(
      <PlainFrame>
        <ErrorPage />
      </PlainFrame>,
    );
  }
}

/** Safari knows no idle times. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: constants.idleWait });
  else setTimeout(work, constants.idleWait);
}
