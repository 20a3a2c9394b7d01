import type { BootDocument } from '@seed/contracts/boot';
import { apiBasePath, urlOf } from '@seed/contracts/endpoint';
import type { Prefetch } from '@seed/contracts/module-release';
import { memberPlaceholders, fillPlaceholders } from '@seed/portal-sdk/host';
import type { PortalUser } from '@seed/portal-sdk/host';
import { findModule } from '@seed/contracts/find-module';
import type { Session } from '../session/session.ts';
import { prefetchesForPage, prefetchesForLogin } from './declared-prefetches.ts';

export interface EarlyFetchOptions {
  readonly boot: Pick<BootDocument, 'modules'>;
  /** Must not have started yet, so that the early requests are first. */
  readonly session: Pick<Session, 'getState' | 'subscribe' | 'token'>;
  readonly fetch: typeof fetch;
  /** Called when the session is known: a login returns to the page that was left. */
  pathname(): string;
}

/**
 * Requests the page's data as soon as the session is known, while the portal's code still downloads.
 *
 * @returns a `fetch` for the API client that returns each of these responses once, to the first equal request
 */
export function createEarlyFetch(options: EarlyFetchOptions): typeof fetch {
  const responses = new Map<string, Promise<Response>>();
  const unsubscribe = options.session.subscribe(() => {
    const state = options.session.getState();
    if (state.status === 'checking') return;
    unsubscribe();
    if (state.status === 'authenticated') startRequests(options, state.user, responses);
  });
  return (input, init) => {
    if (init?.method !== 'GET' || typeof input !== 'string') return options.fetch(input, init);
    const early = responses.get(input);
    responses.delete(input);
    return early ?? options.fetch(input, init);
  };
}

function startRequests(
  { boot, session, fetch, pathname }: EarlyFetchOptions,
  user: PortalUser,
  responses: Map<string, Promise<Response>>,
): void {
  const token = session.token();
  const get = async (url: string) => {
    const headers = { accept: 'application/json', authorization: `Bearer ${await token}` };
    return fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  };
  for (const url of urlsFor(boot, user, pathname())) {
    const response = get(url);
    // The caller of the returned `fetch` handles the error.
    response.catch(() => {});
    responses.set(url, response);
  }
  // A response that was not used by then is too old.
  setTimeout(() => responses.clear(), freshMs);
}

const timeoutMs = 15_000;
const freshMs = 30_000;

function urlsFor({ modules }: EarlyFetchOptions['boot'], user: PortalUser, pathname: string): string[] {
  const common = memberPlaceholders(user);
  const owner = findModule(modules, pathname)?.release;
  // On a module's page, the data of other modules would delay its own.
  const all = [
    ...(owner ? prefetchesForPage(owner, pathname) : []),
    ...prefetchesForLogin(owner ? [owner] : modules).map((declared) => ({ declared, pathParams: {} })),
  ];
  return [...new Set(all.flatMap(({ declared, pathParams }) => urlFor(declared, { ...common, ...pathParams }) ?? []))];
}

function urlFor(declared: Prefetch, known: Readonly<Record<string, string>>): string | null {
  try {
    const { path, params, query } = fillPlaceholders(declared, known);
    return apiBasePath + urlOf({ path: `/${path.replace(/^\//, '')}` }, params, query);
  } catch {
    // An invalid declaration is logged when the data is loaded. It must not break the startup.
    return null;
  }
}
