import { apiBasePath } from '@seed/contracts/endpoint';
import type { BootDocument } from '@seed/contracts/boot';
import { ApiError, createApi, createCache, createNavigation, retryFailedQueries } from '@seed/portal-sdk/host';
import type {
  DataRouter,
  ModuleLog,
  ModuleProps,
  Navigation,
  Notice,
  PortalUser,
  TokenSource,
} from '@seed/portal-sdk/host';
import { createToastQueue } from '@seed/ui/toast-queue';
import type { ToastQueue } from '@seed/ui/toast-queue';
import { createModuleRegistry } from '../modules/module-registry.ts';
import type { ModuleRegistry } from '../modules/module-registry.ts';
import { reportModuleErrors } from '../modules/report-module-errors.ts';
import { watchRegistry } from '../modules/watch-registry.ts';
import type { PortalProps } from '../modules/module-outlet.tsx';
import { SessionError } from '../session/session-state.ts';
import type { Session } from '../session/session.ts';
import { loadAppData } from './app-data.ts';
import { rememberPages } from './remember-pages.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { createStore } from './store.ts';
import type { Store } from './store.ts';
import { createUnsavedWork } from './unsaved-work.ts';
import type { UnsavedWork } from './unsaved-work.ts';

export interface PortalOptions {
  readonly boot: BootDocument;
  readonly session: Session;
  readonly router: DataRouter;
  readonly log: ModuleLog;
  /** For calls of the API. Default: the browser's. */
  readonly fetch?: typeof fetch;
}

/** What the pages behind the login share: made once, when the first of them is shown. */
export interface Portal {
  readonly registry: ModuleRegistry;
  readonly navigation: Navigation;
  readonly api: ModuleProps['api'];
  readonly toasts: ToastQueue;
  /** What a screen reader was told last. */
  readonly announcement: Store<string>;
  readonly unsaved: UnsavedWork;
  /** Whether the lists that modules declare have been fetched, or have failed. */
  readonly isAppDataSettled: Store<boolean>;
  /** What every module gets. */
  propsFor(user: PortalUser): PortalProps;
}

export function createPortal({ boot, session, router, log, fetch }: PortalOptions): Portal {
  const registry = createModuleRegistry(boot, {
    report: (message, error) => log.warn(message, { cause: String(error) }),
  });
  const cache = createCache();
  rememberPages(cache);
  const token = apiToken(session);
  const onUnauthorized = session.end;
  const api = createApi({ baseUrl: apiBasePath, token, onUnauthorized, log, cache, ...(fetch && { fetch }) });
  const toasts = createToastQueue();
  const announcement = createStore('');
  const unsaved = createUnsavedWork();
  const navigation = createNavigation(router);
  const services = {
    api,
    navigation,
    log,
    locale: 'en-US',
    support: boot.support,
    notify: (notice: Notice) => void toasts.notify(notice),
    announce: announcement.set,
    setDirty: unsaved.mark,
  };
  // For as long as the page lives: nothing ends them.
  retryFailedQueries(cache);
  watchRegistry(registry);
  reportModuleErrors(registry, log);
  prefetchOnIntent({ session, registry, api, log });
  return {
    registry,
    navigation,
    api,
    toasts,
    announcement,
    unsaved,
    isAppDataSettled: loadAppData({ session, registry, api, log }),
    propsFor: (user) => ({ ...services, user }),
  };
}

/** The session's token, its failures told in the API's own terms. */
function apiToken(session: Session): TokenSource {
  return async (options) => {
    try {
      return await session.token(options);
    } catch (cause) {
      if (cause instanceof SessionError && cause.code === 'signed_out') session.end();
      const isUnreachable = cause instanceof SessionError && cause.code === 'unreachable';
      throw new ApiError({ code: isUnreachable ? 'network' : 'unauthorized', status: isUnreachable ? 0 : 401, cause });
    }
  };
}
