import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { beginning, log } from './begin.ts';
import { StartupScreen, PlainFrame } from './layout/plain-frame.tsx';
import { nextTask } from './next-task.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { whenIdle } from './when-idle.ts';
import { createPortalRouter } from './router.tsx';

/** Shows the portal in the page's container. */
export async function start(container: HTMLElement): Promise<void> {
  try {
    const { boot, session, underWay } = await beginning;
    await nextTask();
    const router = () => createPortalRouter({ boot, session, log, ...(underWay && { fetch: underWay.fetch }) });
    const app = () => <App boot={boot} session={session} router={router()} />;
    if (underWay === null) {
      // It is there already, as the build drew it; whether the visitor is signed in can wait for a quiet moment.
      hydrateRoot(container, app());
      await whenIdle();
      void session.start();
      return;
    }
    const root = createRoot(container);
    if (underWay.isCallback) {
      // The router must not see the answer in the URL: it would take it for a part of the page.
      root.render(<StartupScreen />);
      await underWay.settled;
    }
    // At once, not as a transition: the router would miss what changes between its first render and its commit.
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
