import type { Prefetch } from '@seed/contracts/module-release';
import { CancelledError } from '@tanstack/react-query';
import type { ReadInput } from '../api/api-client.ts';
import { isApiError } from '../api/api-error.ts';
import type { ModuleLog } from '../module-log.ts';
import type { ModuleProps } from '../module-props.ts';
import { infiniteQueryFor, queryFor } from '../queries/queries.ts';
import type { PagedEndpoint } from '../queries/queries.ts';
import { mayFetchAhead, retryPolicies } from '../queries/retry-policy.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { PlaceholderValues } from './placeholders.ts';

interface PrefetchOptions {
  readonly api: ModuleProps['api'];
  readonly log: ModuleLog;
  /** The values of the placeholders. */
  readonly known: PlaceholderValues;
}

/**
 * Fetches the declared data of modules into the shared cache, in parallel, under the keys of `queryFor` and
 * `infiniteQueryFor`. Data that is fresh or already requested is not fetched again. Resolves when all are settled; the
 * cache logs failures.
 *
 * @returns a promise that never rejects
 *
 * @example
 * await prefetchDeclared(manifest.prefetch, { api, log, known: memberPlaceholders(user) });
 */
export async function prefetchDeclared(
  declared: readonly Prefetch[],
  { api, log, known }: PrefetchOptions,
): Promise<void> {
  await Promise.all(
    declared.map(async (list) => {
      try {
        await fetchInto(api, fillPlaceholders(list, known));
      } catch (error) {
        // The cache has logged a failed call; a page that opened meanwhile cancels the fetch and makes its own.
        if (error instanceof CancelledError || isApiError(error)) return;
        log.error(String(error), { operation: list.operation });
      }
    }),
  );
}

function fetchInto(api: ModuleProps['api'], declared: Prefetch): Promise<unknown> | null {
  const { operation, path, params = {}, query, paged, retry } = declared;
  const endpoint = { operation, path: asPath(path), method: 'GET', summary: '', status: 200 } as const;
  const policy = retryPolicies[retry];
  // The declarations of a manifest have no schema here; the build has checked them against the contracts.
  const input = { params, query } as object as ReadInput<typeof endpoint>;
  const queries = api.cache.getQueryCache();
  if (!paged) {
    const options = { ...queryFor(api, endpoint, input), ...policy };
    return mayFetchAhead(queries.find(options), policy) ? api.cache.fetchQuery(options) : null;
  }
  const list: PagedEndpoint = { ...endpoint, paged: true };
  const options = { ...infiniteQueryFor(api, list, query), ...policy };
  return mayFetchAhead(queries.find(options), policy) ? api.cache.fetchInfiniteQuery(options) : null;
}

function asPath(path: string): `/${string}` {
  return `/${path.replace(/^\//, '')}`;
}
