import { apiBasePath } from '@seed/contracts/endpoint';
import type { BootDocument } from '@seed/contracts/boot';
import {
  ApiError,
  createApi,
  createCache,
  createNavigation,
  retryFailedQueries,
  watchEngagement,
  whenEngaged,
} from '@seed/portal-sdk/host';
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
import { keepBoot } from '../boot/kept-boot.ts';
import type { MemberSource } from '../modules/document-in-use.ts';
import { createModuleRegistry } from '../modules/module-registry.ts';
import type { ModuleRegistry } from '../modules/module-registry.ts';
import { reportModuleErrors } from '../modules/report-module-errors.ts';
import { createSlots, type SlotsOptions } from '../modules/slots.ts';
import { createVisitReports, type VisitReports } from '../modules/visit-reports.ts';
import { watchRegistry } from '../modules/watch-registry.ts';
import type { PortalProps } from '../modules/module-outlet.tsx';
import { memberSession } from '../session/member-session.ts';
import { SessionError } from '../session/session-state.ts';
import type { Session } from '../session/session.ts';
import { prefetchAfterLogin } from '../prefetch/login-prefetch.ts';
import { openPushedPages } from './open-pushed-pages.ts';
import { restoreListLengths } from './restore-list-lengths.ts';
import { whenIdle } from '../prefetch/when-idle.ts';
import { prefetchOnIntent } from '../prefetch/prefetch-on-intent.ts';
import { createStore } from '@seed/ui/store';
import type { Store } from '@seed/ui/store';
import { tracedFetch } from '../tracing/lazy-traces.ts';
import { sendVisits } from './send-visits.ts';
import { createUnsavedWork } from './unsaved-work.ts';
import type { UnsavedWork } from './unsaved-work.ts';

export interface PortalOptions {
  readonly boot: BootDocument;
  readonly session: Session;
  readonly router: DataRouter;
  readonly log: ModuleLog;
}

/** The shared services of the pages behind the login, created with the first of them. */
export interface Portal {
  readonly registry: ModuleRegistry;
  readonly visits: VisitReports;
  readonly navigation: Navigation;
  readonly api: ModuleProps['api'];
  readonly toasts: ToastQueue;
  /** The last announcement for screen readers. */
  readonly announcement: Store<string>;
  readonly unsaved: UnsavedWork;
  /** Whether the prefetches after the login have settled. */
  readonly isAppDataSettled: Store<boolean>;
  /** The props of every module; the same object for the same member. */
  propsFor(user: PortalUser): PortalProps;
}

export function createPortal({ boot, session, router, log }: PortalOptions): Portal {
  const registry = createModuleRegistry(boot, {
    member: memberOf(session),
    report: (message, error) => log.warn(message, { cause: String(error) }),
  });
  const cache = createCache(log);
  restoreListLengths(cache);
  const api = portalApi({ boot, session, router, log, cache });
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
    session: memberSession(session),
    notify: (notice: Notice) => void toasts.notify(notice),
    announce: announcement.set,
    setDirty: unsaved.setDirty,
  };
  retryFailedQueries(cache);
  watchPage(registry, { boot, log, navigation });
  prefetchOnIntent({ session, registry, api, log });
  const { settled, pageShown } = prefetchAfterLogin({ session, registry, api, log });
  const whenReady = slotReadiness(pageShown);
  return {
    registry,
    visits: createVisitReports({ current: registry.current, send: sendVisits(session), whenIdle }),
    navigation,
    api,
    toasts,
    announcement,
    unsaved,
    isAppDataSettled: settled,
    propsFor: rememberLast((user: PortalUser) => propsWithSlots({ ...services, user }, { registry, whenReady })),
  };
}

/** The API as modules get it, with the member's token. */
function portalApi({
  boot,
  session,
  router,
  log,
  cache,
}: PortalOptions & { readonly cache: ReturnType<typeof createCache> }) {
  return createApi({
    baseUrl: apiBasePath,
    token: apiToken(session),
    onUnauthorized: session.end,
    log,
    cache,
    memberId: () => memberOf(session).current()?.id,
    fetch: tracedFetch({ boot, session, router }),
  });
}

interface WatchedPage extends Pick<PortalOptions, 'boot' | 'log'>, Pick<Portal, 'navigation'> {}

/** Starts what runs as long as the page. */
function watchPage(registry: ModuleRegistry, { boot, log, navigation }: WatchedPage): void {
  watchEngagement();
  openPushedPages(navigation.push);
  watchRegistry(registry);
  reportModuleErrors(registry, log);
  void whenIdle().then(() => keepBoot(boot));
}

function memberOf({ getState, subscribe }: Session): MemberSource {
  return {
    current() {
      const state = getState();
      return 'user' in state ? state.user : undefined;
    },
    subscribe: (listener) => void subscribe(listener),
  };
}

/** Extensions load after the page in view. A link of the header is there already, so its news wait for the member. */
function slotReadiness(pageShown: Promise<void>): SlotsOptions['whenReady'] {
  return async (slot) => {
    await pageShown;
    if (slot === 'header.link') await whenEngaged();
    await whenIdle();
  };
}

/** Extensions get the same properties as modules, the slots included. */
function propsWithSlots(
  services: Omit<PortalProps, 'slots'>,
  source: Pick<SlotsOptions, 'registry' | 'whenReady'>,
): PortalProps {
  const slots = createSlots({ ...source, roles: services.user.roles, props: () => props });
  const props: PortalProps = { ...services, slots };
  return props;
}

/** Returns the last result again for the same argument. */
function rememberLast<Argument, Result>(make: (argument: Argument) => Result): (argument: Argument) => Result {
  let last: { readonly argument: Argument; readonly result: Result } | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: make(argument) };
    return last.result;
  };
}

/** Returns the session's token, and maps a SessionError to an ApiError. */
function apiToken(session: Session): TokenSource {
  return async (options) => {
    try {
      return await session.token(options);
    } catch (cause) {
      // The browser loads another page: a call that starts now is not sent, so it has no response to show or log.
      if (session.getState().status === 'leaving') return new Promise<never>(() => {});
      if (cause instanceof SessionError && cause.code === 'signed_out') session.end();
      const isUnreachable = cause instanceof SessionError && cause.code === 'unreachable';
      throw new ApiError({ code: isUnreachable ? 'network' : 'unauthorized', status: isUnreachable ? 0 : 401, cause });
    }
  };
}
