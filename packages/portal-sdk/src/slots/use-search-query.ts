import { useQuery } from '@tanstack/react-query';
import type { InputArgument, ReadInput } from '../api/api-client.ts';
import { useApi } from '../module/portal-context.ts';
import { queryFor } from '../queries/queries.ts';
import type { PagedEndpoint, RowOf } from '../queries/queries.ts';
import type { SearchQuery } from './search-results.tsx';

/** The rows of one kind that a page of all results shows. */
const rowsOfKind = 5;

/**
 * The first rows of a list that match the words of a search. The last ones stay until the next ones arrive.
 *
 * @param endpoint a list with the query parameter `q`
 * @param query more parameters of the list, e.g. its order
 *
 * @example
 * const query = useSearchQuery(listNotes, source.words);
 */
export function useSearchQuery<E extends PagedEndpoint>(
  endpoint: E,
  words: string,
  query?: ReadInput<E>['query'],
): SearchQuery<RowOf<E>> {
  const input = { query: { limit: rowsOfKind, ...query, q: words } };
  // TypeScript cannot infer from a generic endpoint that a page is a list of its rows.
  const options = queryFor(useApi(), endpoint, ...([input] as unknown as InputArgument<ReadInput<E>>));
  // A failure is shown at once, because one that comes after retries would move the results below it.
  return useQuery({ ...options, retry: false, placeholderData: (last) => last }) as SearchQuery<RowOf<E>>;
}
