import type { PrefetchRetry } from '@seed/contracts/module-manifest';
import type { Query } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';

/** Options of a query; spread over those of `queryFor` or `infiniteQueryFor` to replace the policy. */
export interface RetryPolicy {
  readonly retry: (failures: number, error: Error) => boolean;
  /** Milliseconds before the next try. */
  readonly retryDelay: (failures: number) => number;
  /** Whether a page that opens fetches what has failed before; always, if absent. */
  readonly retryOnMount?: (query: Pick<Query, 'state'>) => boolean;
  /** `retriesInBackground: false`: `retryFailedQueries` leaves the query alone. */
  readonly meta?: { readonly retriesInBackground: boolean };
}

/** Data fetches: 3 tries, 1 s apart (specification, "Constants"). */
export const listRetry: RetryPolicy = { retry: upTo(3), retryDelay: () => 1000 };

/**
 * The list of profiles: 5 tries in all, waiting 0.5 s, then twice as long each time (specification, "Constants"). The
 * tries of a fetch ahead count: a page that opens in the next 30 s shows the failure with 'Try again'.
 */
export const profilesRetry: RetryPolicy = {
  retry: upTo(5),
  retryDelay: (failures) => 500 * 2 ** failures,
  retryOnMount: isRested,
  meta: { retriesInBackground: false },
};

/** The policies by the names that manifests use. */
export const retryPolicies: Readonly<Record<PrefetchRetry, RetryPolicy>> = { list: listRetry, profiles: profilesRetry };

/** How long a query that has used up its tries is not fetched by itself again. */
const restMs = 30_000;

function isRested({ state }: Pick<Query, 'state'>): boolean {
  return Date.now() - state.errorUpdatedAt > restMs;
}

/** Whether a fetch ahead may fetch the query: not if its policy counts the tries of before. */
export function mayFetchAhead(query: Pick<Query, 'state'> | undefined, policy: RetryPolicy): boolean {
  return query?.state.status !== 'error' || (policy.retryOnMount?.(query) ?? true);
}

function upTo(tries: number): RetryPolicy['retry'] {
  return (failures, error) => failures + 1 < tries && isRetryable(error);
}

/** Only a failure that may pass by itself is retried; a refusal stays a refusal. */
export function isRetryable(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status } = error;
  return isApiError(error, 'network', 'timeout') || status === 408 || status === 429 || status >= 500;
}
