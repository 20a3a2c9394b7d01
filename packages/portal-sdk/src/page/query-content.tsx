import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import type { FailedQuery } from './failed.tsx';

/** The properties of a query of TanStack Query on which the content depends. */
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
 * The content of a query: a skeleton, then the data, or the failure with 'Try again'. Loaded data stays on the page
 * while it is fetched again, also if that fails.
 *
 * @example
 * const notes = useQuery(queryFor(useApi(), listNotes));
 * <QueryContent query={notes} errorTitle="The notes did not load" loading={<Skeleton shape="block" />}>
 *   {(rows: Note[]) => <p>{rows.length} notes</p>}
 * </QueryContent>
 */
export const QueryContent = <Data,>({ query, loading, errorTitle, children }: QueryContentProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <Failed query={query} title={errorTitle} /> : loading;
};
