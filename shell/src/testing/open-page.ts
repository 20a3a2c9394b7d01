import { provider } from './fake-keycloak.ts';

let lifetime = new AbortController();

/** Aborts when the test opens the next page. */
export const pageLifetime = (): AbortSignal => lifetime.signal;

/** Clears the browser's state, ends the previous page and opens a path of the portal. */
export function openPage(path: string): void {
  lifetime.abort();
  lifetime = new AbortController();
  provider.reset();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', path);
}

/** Stores the transaction of a login in progress, as keycloak-js does. */
export function startTransaction(state: string): void {
  localStorage.setItem(`kc-callback-${state}`, '{}');
}

export function tabBecomes(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The page that this tab returns to after the login. */
export function pageAfterLogin(): string {
  const [path = '', hash = ''] = JSON.parse(sessionStorage.getItem('seed.return-to') ?? '[]') as string[];
  return path + hash;
}
