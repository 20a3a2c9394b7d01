import { useDeferredValue } from 'react';
import type { ReactNode, RefObject } from 'react';
import { QueryContent } from './query-content.tsx';
import type { ContentQuery } from './query-content.tsx';
import { NextPage } from './next-page.tsx';
import type { PagedQuery } from './next-page.tsx';
import { useLoadMoreFocus } from './use-load-more-focus.ts';

export interface PagedListTexts {
  readonly errorTitle: string;
  readonly more: string;
  /** The text for screen readers after a page was loaded; the same function each time. */
  readonly loadedMore: (added: number) => string;
}

export interface PagedListProps<Row> {
  readonly query: ContentQuery<Row[]> & PagedQuery & { readonly isPlaceholderData: boolean };
  readonly texts: PagedListTexts;
  readonly loading: ReactNode;
  /** Shown if there are no rows, e.g. `EmptyList`. */
  readonly empty: ReactNode;
  /** The class of the list. */
  readonly className?: string | undefined;
  readonly listRef?: RefObject<HTMLUListElement | null>;
  /** The number of rows that fill any screen: they are drawn first, the others after them. Default: all at once. */
  readonly atOnce?: number;
  readonly children: (row: Row) => ReactNode;
}

/**
 * A list that is read page by page: skeleton, rows, 'Load more', the empty state and the failure with 'Try again'.
 *
 * @example
 * const posts = useInfiniteQuery(infiniteQueryFor(useApi(), listPosts, { limit: 20 }));
 * <PagedList query={posts} texts={messages.list} loading={<Skeleton shape="block" />} empty={<p>No posts yet.</p>}>
 *   {(post: Post) => <Card>{post.title}</Card>}
 * </PagedList>
 */
export const PagedList = <Row extends { readonly id: number | string }>(props: PagedListProps<Row>) => {
  const { query, texts, loading, empty, listRef } = props;
  const { list, onLoadMore } = useLoadMoreFocus(query.data?.length ?? 0, texts.loadedMore, listRef);
  return (
    <QueryContent query={query} errorTitle={texts.errorTitle} loading={loading}>
      {(rows) => (rows.length === 0 ? empty : <Rows {...props} rows={rows} list={list} onLoadMore={onLoadMore} />)}
    </QueryContent>
  );
};

interface RowsProps<Row> extends PagedListProps<Row> {
  readonly rows: readonly Row[];
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onLoadMore: () => void;
}

/** 'Load more' waits until all rows are drawn, because the focus moves to the row after the last one. */
const Rows = <Row extends { readonly id: number | string }>(props: RowsProps<Row>) => {
  const { query, texts, rows, list, onLoadMore, className, atOnce = Infinity, children } = props;
  const drawn = useDeferredValue(Infinity, atOnce);
  return (
    <>
      <ul ref={list} className={className} aria-busy={query.isPlaceholderData}>
        {rows.slice(0, drawn).map((row) => (
          <li key={row.id} data-row={row.id}>
            {children(row)}
          </li>
        ))}
      </ul>
      {drawn >= rows.length && !query.isPlaceholderData && (
        <NextPage query={query} label={texts.more} onLoadMore={onLoadMore} />
      )}
    </>
  );
};
