import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import type { FailedQuery } from './failed.tsx';

/** A query of TanStack Query. */
export interface ContentQuery<Data> extends FailedQuery {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

export interface QueryContentProps<Data> {
  readonly query: ContentQuery<Data>;
  /** What it will look like. */
  readonly loading: ReactNode;
  /** Says that it did not load. */
  readonly errorTitle: string;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for: its shape until it comes, then itself, or why it did not come. What is there already stays. */
export const QueryContent = <Data,>({ query: query, loading, errorTitle, children }: QueryContentProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <Failed query={query} title={errorTitle} /> : loading;
};
