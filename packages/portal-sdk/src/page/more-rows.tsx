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

export interface MoreRowsProps {
  readonly query: PagedQuery;
  readonly label: string;
  /** Before it is asked for, e.g. `readOnFrom` of `useLoadMoreFocus`. */
  readonly onAsk: () => void;
}

/** The way to the next page of a list, if there is one. */
export const MoreRows = ({ query: query, label, onAsk }: MoreRowsProps) =>
  query.hasNextPage && (
    <LoadMore
      label={label}
      onPress={() => {
        onAsk();
        void query.fetchNextPage();
      }}
      isPending={query.isFetchingNextPage}
      error={query.isFetchNextPageError ? failureText(query.error) : undefined}
    />
  );
