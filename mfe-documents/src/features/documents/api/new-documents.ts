import { listDocuments } from '@seed/documents-contracts/documents';
import type { LibraryDocument } from '@seed/documents-contracts/documents';
import { infiniteQueryKeyFor, prependCachedRow, queryKeyFor, responseQueryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { newDocumentsMs } from '../../../constants.ts';
import { documentsQuery } from './list-documents.ts';

/** The loaded documents of a category. */
export interface LoadedDocuments {
  readonly data: readonly LibraryDocument[];
  readonly dataUpdatedAt: number;
}

/**
 * Documents that others have added while the list is open, and a function that puts them before those of the list. The
 * first page is read once a minute while the tab is visible; the browser sends its ETag, so an unchanged page is a 304.
 */
export function useNewDocuments(category: string, list: LoadedDocuments) {
  const api = useApi();
  const query = documentsQuery(category);
  const { data: newest, dataUpdatedAt } = useQuery({
    ...responseQueryFor(api, listDocuments, { query }),
    queryKey: [...queryKeyFor(listDocuments, { query }), 'newest'],
    initialData: { data: [...list.data], etag: null, next: null },
    initialDataUpdatedAt: list.dataUpdatedAt,
    staleTime: newDocumentsMs,
    refetchInterval: newDocumentsMs,
    retry: false,
    // The next minute is soon enough.
    meta: { retriesInBackground: false },
  });
  // An older page may have documents that the member has deleted from the list since then.
  const added = dataUpdatedAt > list.dataUpdatedAt ? before(list.data, newest.data) : [];
  const show = () => {
    const hasGap = added.length === newest.data.length && newest.next !== null;
    if (hasGap) void api.cache.invalidateQueries({ queryKey: infiniteQueryKeyFor(listDocuments, query) });
    else for (const one of added.toReversed()) prependCachedRow(api.cache, [listDocuments, query], one);
  };
  return { count: added.length, show };
}

/** The documents before the first one that the list has; those behind it moved up because others were deleted. */
function before(list: readonly LibraryDocument[], newest: readonly LibraryDocument[]): readonly LibraryDocument[] {
  const known = new Set(list.map(({ id }) => id));
  const firstKnown = newest.findIndex(({ id }) => known.has(id));
  return firstKnown === -1 ? newest : newest.slice(0, firstKnown);
}
