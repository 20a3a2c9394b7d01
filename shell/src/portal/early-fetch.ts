import type { BootDocument } from '@seed/contracts/boot';
import { apiBasePath, urlOf } from '@seed/contracts/endpoint';
import type { Prefetch } from '@seed/contracts/module-release';
import { memberPlaceholders, fillPlaceholders } from '@seed/portal-sdk/host';
import type { PortalUser } from '@seed/portal-sdk/host';
import { findModule } from '../modules/find-module.ts';
import type { Session } from '../session/session.ts';
import { declaredFor, declaredForLogin } from './declared-for.ts';

export interface EarlyFetchOptions {
  readonly boot: Pick<BootDocument, 'modules'>;
  /** Not started yet: what is asked for early must be so before anybody else asks for it. */
  readonly session: Pick<Session, 'getState' | 'subscribe' | 'token'>;
  readonly pathname: string;
}

/**
 * Asks for what the page will need as soon as the member is known, while the portal's code is still on its way. Answers
 * a fetch for the API that hands each of these answers over once, to whoever asks for the same.
 */
export function createEarlyFetch(options: EarlyFetchOptions): typeof fetch {
  const answers = new Map<string, Promise<Response>>();
  const unsubscribe = options.session.subscribe(() => {
    const state = options.session.getState();
    if (state.status === 'checking') return;
    unsubscribe();
    if (state.status === 'authenticated') ask(options, state.user, answers);
  });
  return (input, init) => {
    if (init?.method !== 'GET' || typeof input !== 'string') return fetch(input, init);
    const early = answers.get(input);
    answers.delete(input);
    return early ?? fetch(input, init);
  };
}

function ask(
  { boot, session, pathname }: EarlyFetchOptions,
  user: PortalUser,
  answers: Map<string, Promise<Response>>,
): void {
  const token = session.token();
  for (const url of urlsFor(boot, user, pathname)) {
    const answer = token.then((bearer) => get(url, bearer));
    // What went wrong is told where the answer is wanted.
    answer.catch(() => {});
    answers.set(url, answer);
  }
  // What nobody has come for by then would be too old.
  setTimeout(() => answers.clear(), freshMs);
}

function get(url: string, bearer: string): Promise<Response> {
  const headers = { accept: 'application/json', authorization: `Bearer ${bearer}` };
  return fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
}

const timeoutMs = 15_000;
const freshMs = 30_000;

function urlsFor({ modules }: EarlyFetchOptions['boot'], user: PortalUser, pathname: string): string[] {
  const common = memberPlaceholders(user);
  const owner = findModule(modules, pathname)?.release;
  // What others need would only be in the way of the page.
  const all = [
    ...(owner ? declaredFor(owner, pathname) : []),
    ...declaredForLogin(owner ? [owner] : modules).map((declared) => ({ declared, parts: {} })),
  ];
  return [...new Set(all.flatMap(({ declared, parts }) => urlFor(declared, { ...common, ...parts }) ?? []))];
}

function urlFor(declared: Prefetch, known: Readonly<Record<string, string>>): string | null {
  try {
    const { path, params, query } = fillPlaceholders(declared, known);
    return apiBasePath + urlOf({ path: `/${path.replace(/^\//, '')}` }, params, query);
  } catch {
    // A module that declares nonsense is told of when its data is loaded; the page must come all the same.
    return null;
  }
}
