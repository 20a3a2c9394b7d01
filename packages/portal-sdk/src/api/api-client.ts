import type { ResponseData, BodyInput, Endpoint, Params, Query } from '@seed/contracts/endpoint';
import type { ModuleLog } from '../module-log.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import type { TokenSource } from './authorized-fetch.ts';
import { readResponse } from './read-response.ts';
import { checkShape } from './check-shape.ts';
import type { ApiResponse } from './api-response.ts';
import { requestFor } from './request-for.ts';

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** ETag of the state that the change is based on; the service refuses the change if a newer one is stored. */
  readonly ifMatch?: string | null | undefined;
  /** A second request with the same key gets the first response and has no second effect. See `createIntent`. */
  readonly idempotencyKey?: string | undefined;
}

type ParamsOf<E extends Endpoint> = keyof Params<E> extends never
  ? { readonly params?: undefined }
  : { readonly params: Params<E> };
type QueryOf<E extends Endpoint> = { readonly query?: Partial<Query<E>> | undefined };
type BodyOf<E extends Endpoint> =
  undefined extends BodyInput<E> ? { readonly body?: undefined } : { readonly body: BodyInput<E> | FormData };

/** The parameters and the query of a call; they identify a read. */
export type ReadInput<E extends Endpoint> = ParamsOf<E> & QueryOf<E>;
/** The parameters, query and body of one call, and its options. */
export type CallInput<E extends Endpoint> = ReadInput<E> & BodyOf<E> & CallOptions;
/** The input as an argument: optional when nothing in it is required. */
export type InputArgument<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

/**
 * Calls the portal's API. A call rejects with an `ApiError`, or with the signal's reason if the caller aborted it.
 *
 * @example
 * const post = await api(getPost, { params: { id: 7 } });
 */
export interface ApiClient {
  <E extends Endpoint>(endpoint: E, ...input: InputArgument<CallInput<E>>): Promise<ResponseData<E>>;
  /** The same call; resolves to the data with the ETag and the cursor of the next page. */
  response<E extends Endpoint>(
    endpoint: E,
    ...input: InputArgument<CallInput<E>>
  ): Promise<ApiResponse<ResponseData<E>>>;
}

/** The options of the API client. */
export interface ApiClientOptions {
  /** Base of all paths, e.g. `/api/v1` or a whole URL in tests. */
  readonly baseUrl: string;
  readonly token: TokenSource;
  /** Called when the API refuses a fresh token too: the session is over. */
  readonly onUnauthorized: () => void;
  readonly log: ModuleLog;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
}

/**
 * Creates the typed client of the API. Its only state is a token refresh that is under way.
 *
 * @param options.timeoutMs milliseconds until a call fails with the code `timeout`. Default 15 000; an upload gets 10 s
 *   and 1 ms for each 32 bytes more, as at the gateway
 * @returns the client, whose calls reject with an `ApiError`
 *
 * @example
 * const api = createApiClient({ baseUrl: '/api/v1', token, onUnauthorized: session.end, log });
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send = authorizedFetch(options);
  const response: ApiClient['response'] = async (endpoint, ...[input]) => {
    const request = requestFor(endpoint, options.baseUrl, input);
    const read = await readResponse<ResponseData<typeof endpoint>>(await send(request), request);
    checkShape(endpoint, read.data);
    return read;
  };
  const call = async <E extends Endpoint>(endpoint: E, ...input: InputArgument<CallInput<E>>) =>
    (await response(endpoint, ...input)).data;
  return Object.assign(call, { response });
}
