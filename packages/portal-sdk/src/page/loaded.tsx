import { ErrorState } from '@seed/ui/error-state';
import type { ReactNode } from 'react';
import { failureText } from './failure-text.ts';

/** A query of TanStack Query. */
export interface LoadedQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface LoadedProps<Data> {
  readonly of: LoadedQuery<Data>;
  /** What it will look like. */
  readonly loading: ReactNode;
  /** Says that it did not load; the reason and a way to try again come below it. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for: its shape until it comes, then itself, or why it did not come. What is there already stays. */
export const Loaded = <Data,>({ of: query, loading, failed, children }: LoadedProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return loading;
  return (
    <ErrorState title={failed} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
      {failureText(query.error)}
    </ErrorState>
  );
};
