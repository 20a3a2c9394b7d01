import type { Prefetch } from '@seed/contracts/module-release';
import { isApiError } from '../api/api-error.ts';
import type { ModuleLog } from '../module-log.ts';
import type { ModuleProps } from '../module-props.ts';
import { pagesFor, queryFor } from '../queries/queries.ts';
import type { PagedEndpoint } from '../queries/queries.ts';
import { retryPolicies } from '../queries/retry-policy.ts';

/**
 * Fetches the lists that modules declare into the shared cache, in parallel, under the very keys that `queryFor` and
 * `pagesFor` use. Settles when all are settled; a list that failed is logged and left as it was.
 */
export async function prefetchDeclared(
  declared: readonly Prefetch[],
  { api, log }: { readonly api: ModuleProps['api']; readonly log: ModuleLog },
): Promise<void> {
  await Promise.all(
    declared.map(async (list) => {
      try {
        await fetchInto(api, list);
      } catch (error) {
        log.error(messageOf(error), { operation: list.operation });
      }
    }),
  );
}

function fetchInto(api: ModuleProps['api'], { operation, path, query, paged, retry }: Prefetch): Promise<unknown> {
  const endpoint = { operation, path: asPath(path), service: '', method: 'GET', summary: '', status: 200 } as const;
  const policy = retryPolicies[retry];
  if (!paged) return api.cache.fetchQuery({ ...queryFor(api, endpoint, { query }), ...policy });
  const list: PagedEndpoint = { ...endpoint, paged: true };
  return api.cache.fetchInfiniteQuery({ ...pagesFor(api, list, query), ...policy });
}

function asPath(path: string): `/${string}` {
  return `/${path.replace(/^\//, '')}`;
}

/** A status is told in the specification's words, whatever the problem document says. */
function messageOf(error: unknown): string {
  if (isApiError(error) && error.status > 0) return `HTTP error! status: ${error.status}`;
  return error instanceof Error ? error.message : String(error);
}
