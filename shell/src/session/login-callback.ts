import { deviceStorage, tabStorage } from '../safe-storage.ts';
import type { LoginFailure } from './session-state.ts';

/** The one address that the identity provider redirects to after a login; the realm allows no other. */
export const callbackPath = '/intranet-welcome';

const transactionPrefix = 'kc-callback-';
const returnKey = 'seed.return-to';

/** Whether the identity provider redirected to this page after a login. */
export function isLoginCallback(hash: string): boolean {
  const result = new URLSearchParams(hash.slice(1));
  return result.has('state') && (result.has('code') || result.has('error'));
}

/**
 * Checks the login's result before keycloak-js, which ignores an unknown state silently. Logins may be in progress in
 * several tabs, so an unknown state beside known ones is a mismatch.
 */
export function transactionProblem(hash: string): LoginFailure | null {
  const known = knownTransactions();
  if (known.includes(`${transactionPrefix}${new URLSearchParams(hash.slice(1)).get('state')}`)) return null;
  return known.length > 0 ? 'state_mismatch' : 'missing_transaction';
}

/** Removes the login's result from the address bar. */
export function dropCallback(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Remembers in this tab the page to show after the login. */
export function rememberPage({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  tabStorage.set(returnKey, JSON.stringify([pathname + search, hash]));
}

/** Puts the remembered page into the address bar; the login's result stays in the fragment for keycloak-js. */
export function restorePage(): void {
  const stored = parsePair(tabStorage.get(returnKey));
  if (stored && location.pathname === callbackPath) replaceAddress(stored[0] + location.hash);
}

/** Puts the remembered fragment back once keycloak-js has removed the login's result. */
export function restoreHash(): void {
  const stored = parsePair(tabStorage.get(returnKey));
  tabStorage.remove(returnKey);
  const page = location.pathname + location.search;
  if (stored?.[0] === page && location.hash === '') replaceAddress(page + stored[1]);
}

function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
}

/** keycloak-js stores transactions in local storage, or in cookies when that is blocked. */
function knownTransactions(): string[] {
  const cookies = document.cookie.split(';').map((cookie) => cookie.trim().split('=')[0] ?? '');
  return [...deviceStorage.keys(), ...cookies].filter((key) => key.startsWith(transactionPrefix));
}

/** Only a path of this origin is accepted: `//host/…` would be another one. */
function parsePair(source: string | null): [path: string, hash: string] | null {
  if (source === null) return null;
  try {
    const value: unknown = JSON.parse(source);
    if (!Array.isArray(value)) return null;
    const [path, hash] = value as readonly unknown[];
    return typeof path === 'string' && typeof hash === 'string' && /^\/(?!\/)/.test(path) ? [path, hash] : null;
  } catch {
    // The entry has another format, so there is no page to restore.
    return null;
  }
}
