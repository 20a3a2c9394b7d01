import { deviceStorage, tabStorage } from '../safe-storage.ts';
import type { LoginFailure } from './session-state.ts';

const transactionPrefix = 'kc-callback-';
const returnKey = 'seed.return-to';

/** Whether the page was opened by the identity provider's answer to a login. */
export function isLoginCallback(hash: string): boolean {
  const answer = new URLSearchParams(hash.slice(1));
  return answer.has('state') && (answer.has('code') || answer.has('error'));
}

/**
 * What is wrong with the answer before keycloak-js sees it: it drops an answer whose state it does not know without a
 * word. Several logins may be under way in several tabs, so an unknown state among known ones is a mismatch.
 */
export function transactionProblem(hash: string): LoginFailure | null {
  const known = knownTransactions();
  if (known.includes(`${transactionPrefix}${new URLSearchParams(hash.slice(1)).get('state')}`)) return null;
  return known.length > 0 ? 'state_mismatch' : 'missing_transaction';
}

/** Takes the answer out of the address bar. */
export function dropCallback(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** A redirect URI has no fragment, so the part of the page asked for that is one waits in this tab. */
export function rememberHash(path: string, hash: string): void {
  if (hash === '') tabStorage.remove(returnKey);
  else tabStorage.set(returnKey, JSON.stringify([path, hash]));
}

/** Puts the remembered fragment back, if this is the page that was asked for. */
export function restoreHash(): void {
  const stored = parsePair(tabStorage.get(returnKey));
  tabStorage.remove(returnKey);
  const here = location.pathname + location.search;
  if (stored?.[0] === here && location.hash === '') history.replaceState(history.state, '', here + stored[1]);
}

/** keycloak-js keeps them in local storage, or in cookies where that is refused. */
function knownTransactions(): string[] {
  const cookies = document.cookie.split(';').map((cookie) => cookie.trim().split('=')[0] ?? '');
  return [...deviceStorage.keys(), ...cookies].filter((key) => key.startsWith(transactionPrefix));
}

function parsePair(source: string | null): [string, string] | null {
  if (source === null) return null;
  try {
    const value: unknown = JSON.parse(source);
    return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string'
      ? [value[0], value[1]]
      : null;
  } catch {
    // Written by somebody else: there is nothing to go back to.
    return null;
  }
}
