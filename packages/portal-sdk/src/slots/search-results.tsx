import type { LinkListItem } from '@seed/ui/link-list';
import { useEffect } from 'react';
import type { ContentQuery } from '../page/query-content.tsx';
import { ExtensionSection } from './extension-section.tsx';
import type { ExtensionSectionTexts } from './extension-section.tsx';
import type { SearchSource } from './slots.ts';

/** The properties of a query of TanStack Query on which search results depend. */
export interface SearchQuery<Row> extends ContentQuery<readonly Row[]> {
  /** Whether the rows are those of the last words. */
  readonly isPlaceholderData: boolean;
}

/** The props of `SearchResults`. */
export interface SearchResultsProps<Row> extends SearchSource {
  /** The rows for `words`, from `useSearchQuery`. */
  readonly query: SearchQuery<Row>;
  /** The title names the kind of the results: 'Posts'. */
  readonly texts: Pick<ExtensionSectionTexts, 'title' | 'errorTitle'>;
  /** The link to all rows with these words. */
  readonly more?: { readonly href: string; readonly label: string };
  /** The link of one row. */
  readonly item: (row: Row) => LinkListItem;
}

/**
 * The layout of one kind of search results, the same for all modules. It is empty until something is found, and reports
 * each result to the page. An element with `data-settled` marks for its style sheet that this kind has responded.
 *
 * @example
 * const FoundNotes = (source: SlotProps['search.source']) => (
 *   <SearchResults
 *     {...source}
 *     query={useSearchQuery(listNotes, source.words)}
 *     texts={{ title: 'Notes', errorTitle: 'The notes could not be searched' }}
 *     item={({ id, title }) => ({ key: id, label: title })}
 *   />
 * );
 */
export const SearchResults = <Row,>({ words, report, query, texts, more, item }: SearchResultsProps<Row>) => {
  const { data, isError, isPlaceholderData } = query;
  const found = isPlaceholderData ? undefined : data?.length;
  useEffect(() => {
    if (found !== undefined) report({ words, kind: texts.title, found });
    else if (isError) report({ words, kind: texts.title, found: null });
  }, [report, words, texts.title, found, isError]);
  const hasSection = isError || (data !== undefined && data.length > 0);
  return (
    <>
      {(found !== undefined || isError) && <span hidden data-settled="" />}
      {hasSection && (
        <ExtensionSection
          query={query}
          texts={{ loading: '', empty: '', ...texts }}
          item={item}
          {...(more !== undefined && { more })}
        />
      )}
    </>
  );
};
