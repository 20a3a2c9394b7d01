import { useEffect } from 'react';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): Promise<unknown>;
}

/** Fetches the further pages of a list: a month is shown completely, and rarely needs more than one page. */
export function useAllPages({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: PagedQuery): void {
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
}
