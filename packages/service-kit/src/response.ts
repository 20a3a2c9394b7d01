import { apiBasePath } from '@seed/contracts/endpoint';
import type { EncodedJson } from './encoded-body.ts';

/** The result of a handler, made by `ok`, `created`, `noContent` or `page`; `route` renders it. */
export interface RouteResponse<T> {
  readonly status: 200 | 201 | 204;
  readonly body: T | EncodedJson;
  /** The version of the entity: the part of its ETag that `If-Match` compares. */
  readonly version?: number | undefined;
  /** The complete path, for `Location`. */
  readonly location?: string;
  readonly nextCursor?: string | undefined;
  /** The file name under which a browser saves the response. */
  readonly filename?: string | undefined;
  /**
   * Whether the response has an e-mail address or a secret, so that no cache stores it. `route` takes this from the
   * endpoint.
   */
  readonly confidential?: boolean | undefined;
}

/** Options of a response with one entity. */
export interface EntityResponseOptions {
  /** The version of the row; each change of the content increments it. */
  readonly version?: number;
  /** Makes it a download of this name. */
  readonly filename?: string;
  /** Keeps the response out of every cache. */
  readonly confidential?: boolean;
}

/**
 * Makes a response 200 with an entity, or with any other body but a page.
 *
 * @param options the version of the entity, which becomes part of its `ETag` (RFC 9110, section 8.8.3)
 *
 * @example
 * ```ts
 * return ok(presentPost(post), { version: post.version });
 * ```
 */
export function ok<T>(body: T, options: EntityResponseOptions = {}): RouteResponse<T> {
  return { status: 200, body, ...options };
}

/**
 * Makes a response 201 with the new entity and its `Location`.
 *
 * @param location the path of the entity below `/api/v1`, as `urlOf` makes it
 *
 * @example
 * ```ts
 * return created(urlOf(getPost, { id: post.id }), presentPost(post), { version: post.version });
 * ```
 */
export function created<T>(location: string, body: T, options: EntityResponseOptions = {}): RouteResponse<T> {
  return { status: 201, body, location: `${apiBasePath}${location}`, version: options.version };
}

/**
 * Makes a response 201 with a new entity whose address lies outside of `/api/v1`.
 *
 * @param path the complete path, such as `/uploads/{filename}`
 *
 * @example
 * ```ts
 * return createdAtPath(`/uploads/${filename}`, { filename });
 * ```
 */
export function createdAtPath<T>(path: string, body: T): RouteResponse<T> {
  return { status: 201, body, location: path };
}

/**
 * Makes a response 204, which has no body.
 *
 * @example
 * ```ts
 * await posts.delete(params.id, caller);
 * return noContent();
 * ```
 */
export function noContent(): RouteResponse<undefined> {
  return { status: 204, body: undefined };
}

/**
 * Makes a response 200 with one page of a list.
 *
 * @param nextCursor the cursor of the next page, which the `Link` header names (RFC 8288); undefined on the last page
 *
 * @example
 * ```ts
 * const { items, nextCursor } = await posts.list(query);
 * return page(items, nextCursor);
 * ```
 */
export function page<T>(items: T[], nextCursor?: string): RouteResponse<T[]> {
  return { status: 200, body: items, nextCursor };
}
