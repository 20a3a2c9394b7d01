import type { SearchReport } from '@seed/portal-sdk';

/** Every text that the page shows; the texts of the results are those of their modules. */
export const messages = {
  title: 'Search',
  field: 'Search the whole portal',
  placeholder: 'People, posts, meetings, documents …',
  hint: 'Type a word. The beginning is enough, and accents do not matter.',
  slashKey: 'The key / opens the search on every page',
  searching: 'Searching …',
  none: (words: string) => `Nothing was found for “${words}”.`,
  results: 'Results',
  resultsFor: (words: string) => `Results for “${words}”`,
  /** Announced when all kinds have been searched. */
  found: (results: readonly SearchReport[]) =>
    results
      .filter(({ found }) => found !== 0)
      .map(({ kind, found }) => `${kind}: ${found ?? 'not available'}`)
      .join(', '),
} as const;
