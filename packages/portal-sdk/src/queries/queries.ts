import type { ResponseData, Endpoint } from '@seed/contracts/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { ApiClient, CallInput, InputArgument, ReadInput } from '../api/api-client.ts';
import { checkShape } from '../api/check-shape.ts';
import type { ApiResponse } from '../api/api-response.ts';
import { readUnchanged } from './changed-operations.ts';
import { listRetry } from './retry-policy.ts';

/** The cached pages of a list. */
export type CachedPages<Row> = InfiniteData<ApiResponse<Row[]>, string | undefined>;

/** An endpoint whose response is one page of a list. */
export type PagedEndpoint = Endpoint & { readonly paged: true };
export type RowOf<E extends Endpoint> = ResponseData<E> extends readonly (infer Row)[] ? Row : never;

/**
 * The key of one cached response. `[endpoint.operation]` alone matches every response of the operation.
 *
 * @param input the parameters and the query of the call
 * @returns the key; `7` and `'7'` as a parameter have the same key
 *
 * @example
 * await api.cache.invalidateQueries({ queryKey: queryKeyFor(getPost, { params: { id: 7 } }) });
 */
export function queryKeyFor(endpoint: Endpoint, input: LooseRead = {}): QueryKey {
  return [endpoint.operation, texts({ ...input.params, ...input.query })];
}

/**
 * The key of the cached pages of a list.
 *
 * @param query the query of the call, without its cursor
 * @returns the key of all pages together
 *
 * @example
 * await api.cache.invalidateQueries({ queryKey: infiniteQueryKeyFor(listPosts, { limit: 20 }) });
 */
export function infiniteQueryKeyFor(endpoint: Endpoint, query: object = {}): QueryKey {
  return [...queryKeyFor(endpoint, { query }), 'pages'];
}

/**
 * Options for `useQuery`: at most 3 tries, 1 s apart. The cache holds the whole response, the query returns its data.
 * A response that a page cannot show fails the query with the code `malformed`.
 *
 * @param api the client, from `useApi`
 * @returns the options, to which a page may add its own
 *
 * @example
 * const post = useQuery(queryFor(api, getPost, { params: { id: 7 } }));
 */
export function queryFor<E extends Endpoint>(api: ApiClient, endpoint: E, ...[input]: InputArgument<ReadInput<E>>) {
  return queryOptions({
    ...responseQueryFor(api, endpoint, ...([input] as InputArgument<ReadInput<E>>)),
    select: (response: ApiResponse<ResponseData<E>>) => checked(endpoint, response).data,
  });
}

/**
 * The same as `queryFor` for a page that needs the ETag: the query returns the whole response.
 *
 * @param api the client, from `useApi`
 * @returns the options, to which a page may add its own
 *
 * @example
 * const post = useQuery(responseQueryFor(api, getPost, { params: { id: 7 } }));
 */
export function responseQueryFor<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  ...[input]: InputArgument<ReadInput<E>>
) {
  return queryOptions({
    ...listRetry,
    networkMode: 'always',
    queryKey: queryKeyFor(endpoint, input),
    queryFn: ({ signal }) =>
      readUnchanged(endpoint, () => api.response(endpoint, ...([{ ...input, signal }] as InputArgument<CallInput<E>>))),
    // Data that was fetched ahead is checked here: the shell has no schema for it.
    select: (response: ApiResponse<ResponseData<E>>) => checked(endpoint, response),
  });
}

function checked<E extends Endpoint>(endpoint: E, response: ApiResponse<ResponseData<E>>) {
  checkShape(endpoint, response.data);
  return response;
}

/**
 * Options for `useInfiniteQuery`: the query returns the rows of all pages that were read so far. `Link: rel="next"`
 * (RFC 8288) names the next page.
 *
 * @param api the client, from `useApi`
 * @param query the query of the call, without the cursor, which is added to each page's call
 * @returns the options, to which a page may add its own
 *
 * @example
 * const posts = useInfiniteQuery(infiniteQueryFor(api, listPosts, { limit: 20 }));
 */
export function infiniteQueryFor<E extends PagedEndpoint>(api: ApiClient, endpoint: E, query?: ReadInput<E>['query']) {
  return infiniteQueryOptions({
    ...listRetry,
    networkMode: 'always',
    queryKey: infiniteQueryKeyFor(endpoint, query),
    queryFn: ({ signal, pageParam }) =>
      readUnchanged(endpoint, () => readPage(api, endpoint, { query: { ...query, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: ApiResponse<RowOf<E>[]>) => last.next,
    select: (cached: CachedPages<RowOf<E>>) => cached.pages.flatMap((page) => checkShape(endpoint, page.data)),
  });
}

interface LooseRead {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
}

function readPage<E extends PagedEndpoint>(
  api: ApiClient,
  endpoint: E,
  input: object,
): Promise<ApiResponse<RowOf<E>[]>> {
  // TypeScript cannot infer from a generic endpoint that a page is a list of its rows.
  return api.response(endpoint, ...([input] as unknown as InputArgument<CallInput<E>>)) as Promise<
    ApiResponse<RowOf<E>[]>
  >;
}

/** The values as texts, so that a list that a manifest declares has the key of the module's own call. */
function texts(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
