import { listDocuments } from '@seed/documents-contracts/documents';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { documentsPerPage, longestSearch } from '../../../constants.ts';
import { nameMatches } from '../name-matches.ts';

/**
 * Documents of a category, newest first; with `words` only those whose name has them. Until the response for these
 * words arrives, those of the last response that match are shown; if none match, the list counts as loading.
 */
export function useDocuments(category: string, words: string) {
  const q = words.slice(0, longestSearch);
  const query = q === '' ? documentsQuery(category) : { ...documentsQuery(category), q };
  const documents = useInfiniteQuery({
    ...infiniteQueryFor(useApi(), listDocuments, query),
    placeholderData: keepPreviousData,
    // New documents are put into an open list at a press only, see `NewRows`.
    refetchOnWindowFocus: q !== '',
  });
  if (!documents.isPlaceholderData) return documents;
  const matching = documents.data?.filter(({ name }) => nameMatches(name, words)) ?? [];
  return { ...documents, data: matching.length === 0 ? undefined : matching };
}

/** The query of the first page of a category. */
export function documentsQuery(category: string) {
  return { category, limit: documentsPerPage };
}
