import type { ModuleLog } from '../module-log.ts';
import { ApiError, isApiError } from './api-error.ts';
import type { ApiRequest } from './request-for.ts';

/** Resolves to a valid token; with `fresh` to a new one, even if the old one has not expired. Rejects without a session. */
export type TokenSource = (options?: { readonly fresh?: boolean }) => Promise<string>;

interface Options {
  readonly token: TokenSource;
  readonly onUnauthorized: () => void;
  readonly log: ModuleLog;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 15_000;
/**
 * The time limit of the gateway for the arrival of a picture, which counts from the start, because `fetch` reports no
 * progress.
 */
const upload = { graceMs: 10_000, bytesPerMs: 32 } as const;

/** Sends a request with the member's token. After a 401 it refreshes the token and sends the request once more. */
export function authorizedFetch(options: Options): (request: ApiRequest) => Promise<Response> {
  const refresh = sharedRefresh(options.token);
  const send = async (request: ApiRequest, token: string) => {
    try {
      return await exchange(request, token, options);
    } catch (error) {
      if (isApiError(error)) options.log.warn('API call failed', { operation: request.operation, code: error.code });
      throw error;
    }
  };
  return async (request) => {
    const token = await tokenFrom(options.token, request);
    const first = await send(request, token);
    if (first.status !== 401) return first;
    const second = await send(request, await tokenFrom(() => newerThan(token, options.token, refresh), request));
    if (second.status === 401) options.onUnauthorized();
    return second;
  };
}

/** Another call may have had the token refreshed meanwhile. */
async function newerThan(refused: string, token: TokenSource, refresh: () => Promise<string>): Promise<string> {
  const current = await token();
  return current === refused ? refresh() : current;
}

/** Several calls may fail with the same expired token; they share one refresh. */
function sharedRefresh(token: TokenSource): () => Promise<string> {
  let pending: Promise<string> | null = null;
  // The code avoids `then` and `finally`, which a module could replace to read the token.
  const refresh = async () => {
    try {
      return await token({ fresh: true });
    } finally {
      pending = null;
    }
  };
  return () => (pending ??= refresh());
}

async function tokenFrom(source: () => Promise<string>, { requestId }: ApiRequest): Promise<string> {
  try {
    return await source();
  } catch (cause) {
    throw isApiError(cause) ? cause : new ApiError({ code: 'unauthorized', status: 401, requestId, cause });
  }
}

async function exchange(request: ApiRequest, token: string, options: Options): Promise<Response> {
  const { url, method, body, headers, signal } = request;
  const timeout = AbortSignal.timeout((options.timeoutMs ?? defaultTimeoutMs) + sendingMs(body));
  try {
    return await (options.fetch ?? fetch)(url, {
      method,
      body,
      headers: { ...headers, authorization: `Bearer ${token}` },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (cause) {
    signal?.throwIfAborted();
    const code = timeout.aborted ? 'timeout' : 'network';
    throw new ApiError({ code, status: 0, requestId: request.requestId, cause });
  }
}

/** JSON is small, so its sending counts as part of the call. */
function sendingMs(body: ApiRequest['body']): number {
  if (!(body instanceof FormData)) return 0;
  let bytes = 0;
  for (const value of body.values()) bytes += typeof value === 'string' ? value.length : value.size;
  return upload.graceMs + Math.ceil(bytes / upload.bytesPerMs);
}
