import { apiBasePath } from '@seed/contracts/endpoint';

/** The result of a handler, made by `ok`, `created`, `noContent` or `page`; `route` renders it. */
export interface RouteResponse<T> {
  readonly status: 200 | 201 | 204;
  readonly body: T;
  /** The version of the entity: the part of its ETag that `If-Match` compares. */
  readonly version?: number | undefined;
  /** The complete path, for `Location`. */
  readonly location?: string;
  readonly nextCursor?: string | undefined;
  /** The file name under which a browser saves the response. */
  readonly filename?: string | undefined;
  /** The response has an e-mail address or a secret: no cache stores it. `route` takes this from the endpoint. */
  readonly confidential?: boolean | undefined;
}

export interface EntityResponseOptions {
  /** Grows with each change of what the author wrote. */
  readonly version?: number;
  /** Makes it a download of this name. */
  readonly filename?: string;
  /** Keeps it out of every cache. */
  readonly confidential?: boolean;
}

/** 200 with an entity (or anything else that is not a page). */
export function ok<T>(body: T, options: EntityResponseOptions = {}): RouteResponse<T> {
  return { status: 200, body, ...options };
}

/** 201 with the new entity and its `Location`, a path below `/api/v1` as `urlOf` makes it. */
export function created<T>(location: string, body: T, options: EntityResponseOptions = {}): RouteResponse<T> {
  return { status: 201, body, location: `${apiBasePath}${location}`, version: options.version };
}

/** 201 with a new entity whose address, a complete path, lies outside of `/api/v1`. */
export function createdAtPath<T>(path: string, body: T): RouteResponse<T> {
  return { status: 201, body, location: path };
}

/** 204 */
export function noContent(): RouteResponse<undefined> {
  return { status: 204, body: undefined };
}

/** 200 with one page of a list; with a cursor the `Link` header names the next page. */
export function page<T>(items: T[], nextCursor?: string): RouteResponse<T[]> {
  return { status: 200, body: items, nextCursor };
}
