import { urlOf } from '@seed/contracts/endpoint';
import type { Endpoint } from '@seed/contracts/endpoint';
import { randomId } from './random-id.ts';

/** A call that can be sent more than once: after a token refresh it is sent again unchanged. */
export interface ApiRequest {
  readonly operation: string;
  readonly requestId: string;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
  /** The media type of the response. */
  readonly mediaType: string;
  readonly signal: AbortSignal | undefined;
}

export const jsonMediaType = 'application/json';

interface LooseInput {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly ifMatch?: string | null | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** Turns a typed call into a request without its token. */
export function requestFor(endpoint: Endpoint, baseUrl: string, input: LooseInput = {}): ApiRequest {
  const requestId = randomId();
  const mediaType = endpoint.mediaType ?? jsonMediaType;
  const headers: Record<string, string> = { accept: mediaType, 'x-request-id': requestId };
  if (isJson(input.body)) headers['content-type'] = jsonMediaType;
  if (input.ifMatch) headers['if-match'] = input.ifMatch;
  if (endpoint.method === 'POST') headers['idempotency-key'] = input.idempotencyKey ?? randomId();
  return {
    operation: endpoint.operation,
    requestId,
    url: baseUrl + urlOf(endpoint, { ...input.params }, { ...input.query }),
    method: endpoint.method,
    headers,
    body: input.body === undefined ? null : isJson(input.body) ? JSON.stringify(input.body) : input.body,
    mediaType,
    signal: input.signal,
  };
}

function isJson(body: unknown): body is Exclude<unknown, FormData> {
  return body !== undefined && !(body instanceof FormData);
}
