import { listDocuments } from '@seed/contracts/documents';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { documentsPerPage, longestSearch } from '../../../constants.ts';
import { nameMatches } from '../name-matches.ts';

/**
 * Documents of a category, newest first; with `words` only those whose name has them. Until the response for these
 * words arrives, the matching ones of the last response are shown; if none match, the list is still loading.
 */
export function useDocuments(category: string, words: string) {
  const q = words.slice(0, longestSearch);
  const query = q === '' ? documentsQuery(category) : { ...documentsQuery(category), q };
  const documents = useInfiniteQuery({
    ...infiniteQueryFor(useApi(), listDocuments, query),
    placeholderData: keepPreviousData,
  });
  if (!documents.isPlaceholderData) return documents;
  const matching = documents.data?.filter(({ name }) => nameMatches(name, words)) ?? [];
  return { ...documents, data: matching.length === 0 ? undefined : matching };
}

/** Which documents the page of a category begins with. */
export function documentsQuery(category: string) {
  return { category, limit: documentsPerPage };
}
