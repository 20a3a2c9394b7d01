import { ErrorState } from '@seed/ui/error-state';
import { failureText } from './failure-text.ts';
import { usePage } from './use-page.ts';

/** What a query of TanStack Query tells of a failure. */
export interface FailedQuery {
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface FailedProps {
  readonly query: FailedQuery;
  /** Says that it did not load; the reason and a way to try again come below it. */
  readonly title: string;
}

/** Something did not load. */
export const Failed = ({ query: query, title }: FailedProps) => (
  <ErrorState title={title} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
    {failureText(query.error)}
  </ErrorState>
);

/** What a page is about did not load. */
export const FailedPage = (props: FailedProps) => {
  usePage(props);
  return <Failed {...props} />;
};
