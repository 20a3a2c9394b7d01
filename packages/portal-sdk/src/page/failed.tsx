import { ErrorState } from '@seed/ui/error-state';
import { failureText } from './failure-text.ts';
import { usePage } from './use-page.ts';

/** The properties of a query of TanStack Query that show a failure. */
export interface FailedQuery {
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface FailedProps {
  readonly query: FailedQuery;
  /** The headline, e.g. 'The posts did not load'; the reason and 'Try again' stand below it. */
  readonly title: string;
}

/** A part of a page that did not load: the headline, the reason and 'Try again'. */
export const Failed = ({ query, title }: FailedProps) => (
  <ErrorState title={title} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
    {failureText(query.error)}
  </ErrorState>
);

/**
 * A page whose subject did not load: `Failed`, with the headline as the title of the page.
 *
 * @example
 * if (post.isError) return <FailedPage query={post} title="The post did not load" />;
 */
export const FailedPage = (props: FailedProps) => {
  usePage(props);
  return <Failed {...props} />;
};
