import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { tabStorage } from '../safe-storage.ts';

const storageKey = 'seed.pages';
const mostLists = 20;

type Remembered = readonly [queryKey: QueryKey, pages: number];

/**
 * After a reload a list has as many pages again as were read of it before: else the page would be too short to return
 * to the place where the member was.
 */
export function rememberPages(cache: QueryClient): void {
  for (const [queryKey, pages] of readRemembered()) readAtFirst(cache, queryKey, pages);
  window.addEventListener('pagehide', () => {
    const lists = cache
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state: { data } }) => {
        const count = pagesIn(data);
        return count > 1 ? [[queryKey, count]] : [];
      });
    tabStorage.set(storageKey, JSON.stringify(lists.slice(-mostLists)));
  });
}

/** Only the first time: from then on a list is as long as the member makes it. */
function readAtFirst(cache: QueryClient, queryKey: QueryKey, pages: number): void {
  // An option of infinite queries, which `setQueryDefaults` does not tell apart from the others.
  cache.setQueryDefaults(queryKey, { pages } as object);
  const stop = cache.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || pagesIn(query.state.data) === 0) return;
    if (JSON.stringify(query.queryKey) !== JSON.stringify(queryKey)) return;
    stop();
    cache.setQueryDefaults(queryKey, {});
  });
}

function pagesIn(data: unknown): number {
  const hasPages = typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
  return hasPages ? (data.pages as unknown[]).length : 0;
}

function readRemembered(): Remembered[] {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    // Written by somebody else: begin anew.
    return [];
  }
}

function isRemembered(value: unknown): value is Remembered {
  return Array.isArray(value) && Array.isArray(value[0]) && Number.isInteger(value[1]);
}
