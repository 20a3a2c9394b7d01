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
  /** The service that serves it, as its OpenAPI tag; if not given, the service whose contract has it. */
  readonly service?: string;
  readonly method: Method;
  /** The path below `/api/v1`, with `:name` parameters, e.g. `/notices/:id`. */
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
  /** A media type that the client may choose instead: the rows of the response, one JSON object a line. */
  readonly linesType?: string;
  /**
   * The data of each event, as JSON, if the response is a stream of events (HTML standard, section 9.2); then `mediaType` is
   * `text/event-stream`, and the path is below a resource that the service declares in `streams`.
   */
  readonly eventData?: $ZodType;
  readonly status: 200 | 201 | 204;
  /** The status of the same request when it was done before, if it differs. */
  readonly repeatedStatus?: 200;
  /** The response has an e-mail address or a secret: no cache stores it (`Cache-Control: no-store`). */
  readonly confidential?: true;
  /** Whether the response is one page of a list; `Link: rel="next"` (RFC 8288) names the next one. */
  readonly paged?: boolean;
}

type Parsed<S, Else = undefined> = S extends $ZodType ? output<S> : Else;
type Sent<S, Else = undefined> = S extends $ZodType ? input<S> : Else;

/** The parsed parameters of the path, such as `{ id: 7 }`. */
export type Params<E extends Endpoint> = Parsed<E['params'], Record<never, never>>;
/** The parsed query, with its defaults. */
export type Query<E extends Endpoint> = Parsed<E['query'], Record<never, never>>;
/** The parsed body, as a service gets it. */
export type Body<E extends Endpoint> = Parsed<E['body']>;
/** The body that a client sends, before defaults and normalization. */
export type BodyInput<E extends Endpoint> = Sent<E['body']>;
/** The query that a client sends, before defaults. */
export type QueryInput<E extends Endpoint> = Sent<E['query'], Record<never, never>>;
/** The body of the response; undefined for an endpoint without one. */
export type ResponseData<E extends Endpoint> = Parsed<E['response']>;

/**
 * Declares an endpoint and keeps the literal types of its schemas.
 *
 * @example
 * const getNotice = endpoint({
 *   operation: 'getNotice',
 *   service: 'notices',
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

/**
 * Returns the endpoints among the exports of a service's contract files.
 *
 * @example
 * const endpoints = endpointsIn({ getNotice, listNotices }, { createComment });
 */
export function endpointsIn(...files: readonly object[]): Endpoint[] {
  return files.flatMap((file) => Object.values(file).filter(isEndpoint));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'operation' in value && 'path' in value;
}

/** The data of the events of a stream. */
export type EventData<E extends Endpoint> = Parsed<E['eventData']>;

/** The path below which the gateway serves the API. */
export const apiBasePath = '/api/v1';

/**
 * Makes the path and query of a call, below `apiBasePath` and percent-encoded.
 *
 * @param query values that are undefined are left out
 * @throws TypeError if a parameter of the path has no value.
 *
 * @example
 * urlOf(getNotice, { id: 7 }); // '/notices/7'
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
