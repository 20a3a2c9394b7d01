import { provider } from './fake-keycloak.ts';

/** A fresh browser at a path of the portal. */
export function openPage(path: string): void {
  provider.reset();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', path);
}

/** A login to this page is under way: what keycloak-js leaves in storage. */
export function startTransaction(state: string): void {
  localStorage.setItem(`kc-callback-${state}`, '{}');
}

export function tabBecomes(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  document.dispatchEvent(new Event('visibilitychange'));
}
