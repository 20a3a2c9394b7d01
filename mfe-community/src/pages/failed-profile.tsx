import { failureText, usePage } from '@seed/portal-sdk';
import { ErrorState } from '@seed/ui/error-state';

export interface FailedProfileProps {
  readonly title: string;
  readonly query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
}

export const FailedProfile = ({ title, query }: FailedProfileProps) => {
  usePage({ title });
  return (
    <ErrorState title={title} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
      {failureText(query.error)}
    </ErrorState>
  );
};
