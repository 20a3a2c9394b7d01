import { useUrlFilter } from './use-url-filter.ts';

/**
 * The words of a search, kept in the URL (`/notices?q=…`) so that they can be shared and survive a reload.
 *
 * @returns `words`, '' without a search, and `search`, which replaces them
 *
 * @example
 * const { words, search } = useSearchWords();
 */
export function useSearchWords() {
  const { value: words, choose: search } = useUrlFilter('q');
  return { words, search };
}
