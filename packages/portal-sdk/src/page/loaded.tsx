import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import type { FailedQuery } from './failed.tsx';

/** A query of TanStack Query. */
export interface LoadedQuery<Data> extends FailedQuery {
  readonly data: Data | undefined;
  readonly isError: boolean;
}

export interface LoadedProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** What it will look like. */
  readonly loading: ReactNode;
  /** Says that it did not load. */
  readonly errorTitle: string;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for: its shape until it comes, then itself, or why it did not come. What is there already stays. */
export const Loaded = <Data,>({ query: query, loading, errorTitle, children }: LoadedProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <Failed query={query} title={errorTitle} /> : loading;
};
