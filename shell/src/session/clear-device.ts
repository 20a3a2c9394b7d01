import { tabStorage } from '../safe-storage.ts';
import { ownFetch } from './own-fetch.ts';

/** The address whose response empties the browser's cache (`services/gateway/src/middleware/signed-out.ts`). */
const signedOutPath = '/signed-out';

/**
 * Removes what the portal keeps of the member in this browser: the tab's list lengths and scroll positions, and cached
 * responses. The request outlives the page; a logout does not depend on it.
 */
export function clearDevice(): void {
  clearTab();
  ownFetch(signedOutPath, { method: 'POST', keepalive: true }).catch(() => {
    // Without a network the cache stays; responses with addresses or secrets are never in it.
  });
}

/** Removes the member's entries from the storage of this tab, once the page has written the last of them. */
export function clearTab(): void {
  onceLeft(() => {
    for (const key of tabStorage.keys()) if (key.startsWith('seed.')) tabStorage.remove(key);
  });
}

/** Runs after the listeners that save something when the page is left, because it is registered after them. */
export function onceLeft(work: () => void): void {
  window.addEventListener('pagehide', work, { once: true });
}
