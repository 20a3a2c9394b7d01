import { LoadMore } from '@seed/ui/load-more';
import { failureText } from './failure-text.ts';

/** The properties of an infinite query of TanStack Query that the button needs. */
export interface PagedQuery {
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

export interface NextPageProps {
  readonly query: PagedQuery;
  readonly label: string;
  /** Runs before the fetch, e.g. `onLoadMore` of `useLoadMoreFocus`. */
  readonly onLoadMore: () => void;
}

/**
 * The button that loads the next page of a list; nothing on the last page.
 *
 * @example
 * const { list, onLoadMore } = useLoadMoreFocus(posts.data?.length ?? 0, messages.loadedMore);
 * <NextPage query={posts} label="More posts" onLoadMore={onLoadMore} />
 */
export const NextPage = ({ query, label, onLoadMore }: NextPageProps) =>
  query.hasNextPage && (
    <LoadMore
      label={label}
      onPress={() => {
        onLoadMore();
        void query.fetchNextPage();
      }}
      isPending={query.isFetchingNextPage}
      error={query.isFetchNextPageError ? failureText(query.error) : undefined}
    />
  );
