import { listDocuments } from '@seed/contracts/documents';
import { pagesFor, useApi } from '@seed/portal-sdk';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { documentsPerPage, longestSearch } from '../../../constants.ts';

/** Documents of a category, newest first; with `words` only those whose name has them. */
export function useDocuments(category: string, words: string) {
  const q = words.slice(0, longestSearch);
  const query = q === '' ? documentsQuery(category) : { ...documentsQuery(category), q };
  return useInfiniteQuery({ ...pagesFor(useApi(), listDocuments, query), placeholderData: keepPreviousData });
}

/** Which documents the page of a category begins with. */
export function documentsQuery(category: string) {
  return { category, limit: documentsPerPage };
}
