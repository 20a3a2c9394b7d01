import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import type { FailedQuery } from './failed.tsx';

/** The members of a query of TanStack Query that decide what is shown. */
export interface ContentQuery<Data> extends FailedQuery {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

export interface QueryContentProps<Data> {
  readonly query: ContentQuery<Data>;
  /** The skeleton of the content. */
  readonly loading: ReactNode;
  /** The headline of a failure, e.g. 'The posts did not load'. */
  readonly errorTitle: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The content of a query: its skeleton, then itself, or the failure with 'Try again'. Data that is there stays on the
 * page while it is fetched again, also if that fails.
 *
 * @example
 * const clubs = useQuery(queryFor(useApi(), listClubs));
 * <QueryContent query={clubs} errorTitle="The clubs did not load" loading={<Skeleton shape="block" />}>
 *   {(rows: Club[]) => <p>{rows.length} clubs</p>}
 * </QueryContent>
 */
export const QueryContent = <Data,>({ query, loading, errorTitle, children }: QueryContentProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <Failed query={query} title={errorTitle} /> : loading;
};
