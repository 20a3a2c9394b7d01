import type { PrefetchRetry } from '@seed/contracts/module-manifest';
import type { Query } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';

/** Options of a query; spread over those of `queryFor` or `infiniteQueryFor` to replace the policy. */
export interface RetryPolicy {
  readonly retry: (failures: number, error: Error) => boolean;
  /** Milliseconds before the next try. */
  readonly retryDelay: (failures: number) => number;
  /** Whether a page that opens fetches a query that has failed before; always, if absent. */
  readonly retryOnMount?: (query: Pick<Query, 'state'>) => boolean;
  /** `retriesInBackground: false` makes `retryFailedQueries` ignore the query. */
  readonly meta?: { readonly retriesInBackground: boolean };
}

/** Data fetches: 3 tries, 1 s apart (specification, "Constants"). */
export const listRetry: RetryPolicy = { retry: upTo(3), retryDelay: () => 1000 };

/**
 * The list of profiles: at most 5 tries, after 0.5 s and then twice as long each time (specification, "Constants"). The
 * tries of a prefetch count: a page that opens within 30 s after them shows the failure with 'Try again'.
 */
export const profilesRetry: RetryPolicy = {
  retry: upTo(5),
  retryDelay: (failures) => 500 * 2 ** failures,
  retryOnMount: isRested,
  meta: { retriesInBackground: false },
};

/** The policies by the names that manifests use. */
export const retryPolicies: Readonly<Record<PrefetchRetry, RetryPolicy>> = { list: listRetry, profiles: profilesRetry };

/** Milliseconds after its last try in which a failed query is fetched on request only. */
const restMs = 30_000;

function isRested({ state }: Pick<Query, 'state'>): boolean {
  return Date.now() - state.errorUpdatedAt > restMs;
}

/** Whether a prefetch may fetch the query: not if it has failed before and its policy counts those tries. */
export function mayFetchAhead(query: Pick<Query, 'state'> | undefined, policy: RetryPolicy): boolean {
  return query?.state.status !== 'error' || (policy.retryOnMount?.(query) ?? true);
}

function upTo(tries: number): RetryPolicy['retry'] {
  return (failures, error) => failures + 1 < tries && isRetryable(error);
}

/** Whether a failure is temporary; a refusal would be refused again. */
export function isRetryable(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status } = error;
  return isApiError(error, 'network', 'timeout') || status === 408 || status === 429 || status >= 500;
}
