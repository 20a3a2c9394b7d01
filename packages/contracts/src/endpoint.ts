import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core';
import { fillPath } from './path-pattern.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call of the API, below `/api/v1`. The only place where its URL is written; the SDK calls it, the service kit
 * serves it and the OpenAPI document describes it.
 */
export interface Endpoint {
  /** Unique camelCase verb-noun; OpenAPI's `operationId` and the first part of a client's cache key. */
  readonly operation: string;
  /** The service that serves it; also its OpenAPI tag. */
  readonly service: string;
  readonly method: Method;
  /** Below `/api/v1`, with `:name` parameters, e.g. `/forums/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: $ZodObject;
  readonly query?: $ZodObject;
  readonly body?: $ZodType;
  /** How the body is sent. Default: JSON. The values of a form are texts and files. */
  readonly bodyType?: 'multipart/form-data';
  /** Media types that the files of a form may have, by field. */
  readonly fileTypes?: Readonly<Record<string, readonly string[]>>;
  /** The greatest body in bytes, if it is not the service's own limit, and the message about a larger one. */
  readonly bodyLimit?: { readonly bytes: number; readonly message: string };
  readonly response?: $ZodType;
  /** The media type of the response if it is not JSON; then `response` is a string. */
  readonly mediaType?: string;
  readonly status: 200 | 201 | 204;
  /** The response has an e-mail address or a secret: no cache stores it (`Cache-Control: no-store`). */
  readonly confidential?: true;
  /** The response is one page of a list; `Link: rel="next"` (RFC 8288) names the next one. */
  readonly paged?: boolean;
}

type Parsed<S, Else = undefined> = S extends $ZodType ? output<S> : Else;
type Sent<S, Else = undefined> = S extends $ZodType ? input<S> : Else;

export type Params<E extends Endpoint> = Parsed<E['params'], Record<never, never>>;
export type Query<E extends Endpoint> = Parsed<E['query'], Record<never, never>>;
export type Body<E extends Endpoint> = Parsed<E['body']>;
/** What a client sends as the body, before defaults and normalization. */
export type BodyInput<E extends Endpoint> = Sent<E['body']>;
export type QueryInput<E extends Endpoint> = Sent<E['query'], Record<never, never>>;
export type ResponseData<E extends Endpoint> = Parsed<E['response']>;

/**
 * Declares an endpoint and keeps the literal types of its schemas.
 *
 * @example
 * const getNotice = endpoint({
 *   operation: 'getNotice',
 *   service: 'forums',
 *   method: 'GET',
 *   path: '/notices/:id',
 *   summary: 'One notice',
 *   params: z.object({ id: entityId }),
 *   response: z.object({ id: entityId, text: z.string() }),
 *   status: 200,
 * });
 */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export const apiBasePath = '/api/v1';

/**
 * The path and query of a call, below `apiBasePath` and percent-encoded.
 *
 * @param query members that are undefined are left out
 * @throws TypeError if a parameter of the path has no value
 *
 * @example
 * urlOf(getPost, { id: 7 }); // '/forums/7'
 */
export function urlOf(
  target: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | boolean | undefined>> = {},
): string {
  const path = fillPath(target.path, params);
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as [string, string]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}
