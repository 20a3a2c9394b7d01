import { useUrlFilter } from './use-url-filter.ts';

/** The words searched for are in the URL (`/forums?q=…`): they can be shared and survive a reload. */
export function useSearchWords() {
  const { value: words, choose: search } = useUrlFilter('q');
  return { words, search };
}
