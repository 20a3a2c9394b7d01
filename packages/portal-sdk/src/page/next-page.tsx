import { LoadMore } from '@seed/ui/load-more';
import { failureText } from './failure-text.ts';

/** A query of TanStack Query, of a list that is read page by page. */
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
  /** Before it is asked for, e.g. `onLoadMore` of `useLoadMoreFocus`. */
  readonly onLoadMore: () => void;
}

/** The way to the next page of a list, if there is one. */
export const NextPage = ({ query: query, label, onLoadMore }: NextPageProps) =>
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
