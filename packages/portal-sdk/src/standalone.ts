import { apiBasePath } from '@seed/contracts/endpoint';
import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { createBrowserRouter } from 'react-router-dom';
import { mountRootParcel } from 'single-spa';
import type { ModuleLifecycles } from './module/define-module.tsx';
import type { Notice, PortalUser } from './module-props.ts';
import { firstMockResponse } from './standalone/mock-endpoint.ts';
import type { MockHandler } from './standalone/mock-endpoint.ts';
import { mockProps } from './standalone/mock-props.ts';
import { createStandaloneFrame } from './standalone/standalone-frame.ts';

/** The options of `startStandalone`. */
export interface StandaloneOptions {
  readonly title: string;
  readonly basename: string;
  readonly module: ModuleLifecycles;
  /** The signed-in member. Default: Maria of the demo accounts. */
  readonly user?: PortalUser;
  readonly handlers: readonly MockHandler[];
}

/**
 * Shows one module without the shell and without a back end: `npm run dev -w mfe-…`. A service worker responds to its
 * calls, and routes of other modules are shown by name only.
 *
 * @returns a promise that resolves when the module is mounted
 *
 * @example
 * await startStandalone({ title: 'Notices', basename: '/notices', module: lifecycles, handlers: noticesMocks(demoWorld()) });
 */
export async function startStandalone(options: StandaloneOptions): Promise<void> {
  const { title, basename, module, user, handlers } = options;
  const everyCall = http.all(
    `${apiBasePath}/*`,
    ({ request }) => firstMockResponse(handlers, request) ?? passthrough(),
  );
  await setupWorker(everyCall).start({ quiet: true, onUnhandledRequest: 'bypass' });
  if (!location.pathname.startsWith(basename)) history.replaceState(null, '', basename);
  const frame = createStandaloneFrame(title, basename);
  const router = createBrowserRouter([{ path: '*', element: null }]);
  const props = mockProps({
    router,
    basename,
    ...(user && { user }),
    api: { baseUrl: apiBasePath },
    shell: {
      notify: ({ tone, text }: Notice) => frame.showText(`${tone}: ${text}`),
      announce: frame.showText,
      setDirty: (dirty) => {
        onbeforeunload = dirty ? (event) => event.preventDefault() : null;
      },
      onCrash: (error) => frame.showText(`crashed: ${String(error)}`),
      log: console,
    },
  });
  frame.onNavigate((path) => props.navigation.push(path));
  props.navigation.subscribe(() => frame.showPath(props.navigation.getLocation().pathname));
  await mountRootParcel(module, { domElement: frame.outlet, ...props }).mountPromise;
}
