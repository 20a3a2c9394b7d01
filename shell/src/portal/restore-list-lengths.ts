import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { tabStorage } from '../safe-storage.ts';

const storageKey = 'seed.pages';
const maxLists = 20;

type ListLength = readonly [queryKey: QueryKey, pages: number];

/**
 * After a reload, fetches as many pages of a list as were read before. Otherwise the page would be too short to restore its
 * scroll position.
 */
export function restoreListLengths(cache: QueryClient): void {
  for (const [queryKey, pages] of readLengths()) fetchPagesOnce(cache, queryKey, pages);
  window.addEventListener('pagehide', () => {
    const lists = cache
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state: { data } }) => {
        const count = pageCount(data);
        return count > 1 ? [[queryKey, count]] : [];
      });
    tabStorage.set(storageKey, JSON.stringify(lists.slice(-maxLists)));
  });
}

/** Sets the number of pages of a list's first fetch only. */
function fetchPagesOnce(cache: QueryClient, queryKey: QueryKey, pages: number): void {
  // The types of `setQueryDefaults` lack this option of infinite queries.
  cache.setQueryDefaults(queryKey, { pages } as object);
  const stop = cache.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || pageCount(query.state.data) === 0) return;
    if (JSON.stringify(query.queryKey) !== JSON.stringify(queryKey)) return;
    stop();
    cache.setQueryDefaults(queryKey, {});
  });
}

function pageCount(data: unknown): number {
  const hasPages = typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
  return hasPages ? (data.pages as unknown[]).length : 0;
}

function readLengths(): ListLength[] {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isListLength) : [];
  } catch {
    // The entry has another format, so no lengths are restored.
    return [];
  }
}

function isListLength(value: unknown): value is ListLength {
  return Array.isArray(value) && Array.isArray(value[0]) && Number.isInteger(value[1]);
}
