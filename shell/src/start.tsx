// These come before the styles of all components, because layers have the order in which they are first named.
import '@seed/ui/tokens.css';
import '@seed/ui/base.css';
import '@seed/ui/font.css';
import './document.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startup, log } from './startup.ts';
import { StartupScreen, PlainFrame } from './layout/plain-frame.tsx';
import { nextTask } from './next-task.ts';
import { ErrorPage } from './pages/error/error-page.tsx';
import { sayGoodbye } from './pages/landing/goodbye.ts';
import { whenIdle } from './prefetch/when-idle.ts';
import { createPortalRouter, importLandingPage } from './router.tsx';

/** Shows the portal in the page's container. */
export async function start(container: HTMLElement): Promise<void> {
  try {
    const { boot, session, pending } = await startup;
    await nextTask();
    if (pending === null) {
      // The build has rendered the landing page already, so the session check waits until the browser is idle.
      const router = createPortalRouter({ boot, session, log, LandingPage: await importLandingPage() });
      hydrateRoot(container, <App boot={boot} session={session} router={router} />);
      await whenIdle();
      void sayGoodbye();
      void session.start();
      return;
    }
    const root = createRoot(container);
    if (pending.isCallback) {
      // The router would take the login response in the URL for a part of the page.
      root.render(<StartupScreen />);
      await pending.sessionSettled;
    }
    // This is no transition, because the router would miss changes between its first render and its commit.
    root.render(<App boot={boot} session={session} router={createPortalRouter({ boot, session, log })} />);
  } catch (error) {
    log.error('The portal could not start', { cause: error });
    createRoot(container).render(
      <PlainFrame>
        <ErrorPage />
      </PlainFrame>,
    );
  }
}
