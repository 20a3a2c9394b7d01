import { isApiError } from '../api/api-error.ts';

/** Options of a query; spread over those of `queryFor` or `infiniteQueryFor` to replace the policy. */
export interface RetryPolicy {
  readonly retry: (failures: number, error: Error) => boolean;
  readonly retryDelay: (failures: number) => number;
}

/** Data fetches: 3 tries, 1 s apart. */
export const listRetry: RetryPolicy = { retry: upTo(3), retryDelay: () => 1000 };

/** The list of profiles: 5 tries, waiting 0.5 s, then twice as long each time. */
export const profilesRetry: RetryPolicy = { retry: upTo(5), retryDelay: (failures) => 500 * 2 ** failures };

export const retryPolicies = { list: listRetry, profiles: profilesRetry } as const;

function upTo(tries: number): RetryPolicy['retry'] {
  return (failures, error) => failures + 1 < tries && isRetryable(error);
}

/** A refusal stays a refusal; only what may pass by itself is tried again. */
export function isRetryable(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status } = error;
  return isApiError(error, 'network', 'timeout') || status === 408 || status === 429 || status >= 500;
}
