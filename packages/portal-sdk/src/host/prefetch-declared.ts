import type { Prefetch } from '@seed/contracts/module-release';
import { CancelledError } from '@tanstack/react-query';
import type { ReadInput } from '../api/api-client.ts';
import { isApiError } from '../api/api-error.ts';
import type { ModuleLog } from '../module-log.ts';
import type { ModuleProps } from '../module-props.ts';
import { infiniteQueryFor, queryFor } from '../queries/queries.ts';
import type { PagedEndpoint } from '../queries/queries.ts';
import { retryPolicies } from '../queries/retry-policy.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { PlaceholderValues } from './placeholders.ts';

interface PrefetchOptions {
  readonly api: ModuleProps['api'];
  readonly log: ModuleLog;
  /** What values of the declarations may name. */
  readonly known: PlaceholderValues;
}

/**
 * Fetches what modules declare into the shared cache, in parallel, under the very keys that `queryFor` and `infiniteQueryFor`
 * use. What is there and fresh, or under way, is not fetched again. Settles when all are settled; what failed is logged
 * and left as it was.
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
        // The page that came meanwhile asks for itself.
        if (error instanceof CancelledError) return;
        log.error(messageOf(error), { operation: list.operation });
      }
    }),
  );
}

function fetchInto(api: ModuleProps['api'], declared: Prefetch): Promise<unknown> {
  const { operation, path, params = {}, query, paged, retry } = declared;
  const endpoint = { operation, path: asPath(path), service: '', method: 'GET', summary: '', status: 200 } as const;
  const policy = retryPolicies[retry];
  // What a manifest declares has no schema here; the build has checked it against the contracts.
  const input = { params, query } as object as ReadInput<typeof endpoint>;
  if (!paged) return api.cache.fetchQuery({ ...queryFor(api, endpoint, input), ...policy });
  const list: PagedEndpoint = { ...endpoint, paged: true };
  return api.cache.fetchInfiniteQuery({ ...infiniteQueryFor(api, list, query), ...policy });
}

function asPath(path: string): `/${string}` {
  return `/${path.replace(/^\//, '')}`;
}

/** A status is told in the specification's words, whatever the problem document says. */
function messageOf(error: unknown): string {
  if (isApiError(error) && error.status > 0) return `HTTP error! status: ${error.status}`;
  return error instanceof Error ? error.message : String(error);
}
