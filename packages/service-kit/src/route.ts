import { safeParse } from 'zod';
import type { ResponseData, Body, Endpoint, Params, Query } from '@seed/contracts/endpoint';
import type { Caller } from './caller.ts';
import { readFormBody } from './form-body.ts';
import { readJsonBody } from './json-body.ts';
import type { Logger } from './logger.ts';
import { type ExpectedVersions, expectedVersions } from './precondition.ts';
import { badRequest, notFound } from './problem-error.ts';
import { sendResponse } from './send-response.ts';
import type { RouteResponse } from './response.ts';
import type { KitContext, ServiceRouter } from './request-state.ts';
import { limitBody } from './body-bytes.ts';
import { withOrigin } from './request-origin.ts';
import { bearerToken, callerOf } from './bearer.ts';
import { fieldProblems } from './field-problems.ts';

/** The request that a handler gets: parsed by the contract, with its verified caller. */
export interface RouteInput<E extends Endpoint> {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  readonly caller: Caller;
  /**
   * The access token of the caller, for an API of the identity provider that acts for the member. It belongs in no log, no
   * table and no other service.
   */
  readonly token: string;
  /** The versions in `If-Match`, for `assertMayUpdate`. */
  readonly ifMatch: ExpectedVersions;
  /** The header `Idempotency-Key`, for `createOnce`; at most 200 characters. */
  readonly idempotencyKey: string | undefined;
  /** Adds the request id and the trace id to every line. */
  readonly log: Logger;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Returns the response of a request, made by `ok`, `created`, `noContent` or `page`; throws a `ProblemError` otherwise. */
export type Handler<E extends Endpoint> = (
  input: RouteInput<E>,
) => Promise<RouteResponse<ResponseData<E>>> | RouteResponse<ResponseData<E>>;

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
const longestIdempotencyKey = 200;

/**
 * Serves an endpoint of the contracts below `/api/v1`. Path, query and body are parsed by the endpoint's schemas before
 * the handler is called.
 *
 * @param router the router that `startService` passes to `routes`
 * @param handler returns the response; it may throw every `ProblemError`
 * @throws ProblemError in a request, before the handler is called: `not_found` (404) for a path that is not valid,
 *   `bad_request` (400) for a query or a header, `validation` (400), `too_large` (413) or `unsupported_media` (415) for a
 *   body.
 *
 * @example
 * ```ts
 * route(router, getPost, async ({ params, caller }) => {
 *   const post = await posts.get(params.id, caller);
 *   return ok(post, { version: post.version });
 * });
 * ```
 */
export function route<const E extends Endpoint>(router: ServiceRouter, endpoint: E, handler: Handler<E>): void {
  router[verbs[endpoint.method]](endpoint.path, async (ctx: KitContext) => {
    ctx.state.route = endpoint.path;
    const { confidential, mediaType } = endpoint;
    const response = await handler(await parseRequest(ctx, endpoint));
    sendResponse(ctx, confidential === true ? { ...response, confidential } : response, mediaType);
  });
}

async function parseRequest<E extends Endpoint>(ctx: KitContext, endpoint: E): Promise<RouteInput<E>> {
  const request = new ParsedRequest(ctx, endpoint);
  request.body = await parseBody(ctx, endpoint);
  // The schemas are the endpoint's own, so what they parsed has its types; TypeScript cannot follow the generic.
  return request as RouteInput<E>;
}

/**
 * A class, because V8 gives an object with getters of its own a hidden class, which lives until a full garbage collection and
 * keeps all objects of the request alive until then.
 */
class ParsedRequest {
  readonly caller: Caller;
  readonly params: unknown;
  readonly query: unknown;
  readonly ifMatch: ExpectedVersions;
  readonly idempotencyKey: string | undefined;
  body: unknown;
  readonly #ctx: KitContext;

  constructor(ctx: KitContext, endpoint: Endpoint) {
    this.#ctx = ctx;
    this.caller = withOrigin(ctx, callerOf(ctx));
    this.params = parseParams(ctx, endpoint);
    this.query = parseQuery(ctx, endpoint);
    this.ifMatch = expectedVersions(header(ctx, 'if-match'));
    this.idempotencyKey = idempotencyKey(ctx);
  }

  get token(): string {
    return bearerToken(this.#ctx.req.headers.authorization);
  }

  get log(): Logger {
    return this.#ctx.state.log;
  }

  get signal(): AbortSignal {
    return this.#ctx.state.signal;
  }
}

function parseBody(ctx: KitContext, { body, bodyType, bodyLimit }: Endpoint): Promise<unknown> | undefined {
  if (body === undefined) return undefined;
  if (bodyLimit !== undefined) limitBody(ctx, bodyLimit);
  return bodyType === undefined ? readJsonBody(ctx, body) : readFormBody(ctx, body);
}

function parseParams(ctx: KitContext, { params }: Endpoint): unknown {
  if (params === undefined) return {};
  const parsed = safeParse(params, ctx['params']);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

function parseQuery(ctx: KitContext, { query }: Endpoint): unknown {
  if (query === undefined) return {};
  const parsed = safeParse(query, { ...ctx.query });
  if (!parsed.success) throw badRequest('The query of the address is not valid.', fieldProblems(parsed.error));
  return parsed.data;
}

function idempotencyKey(ctx: KitContext): string | undefined {
  const key = header(ctx, 'idempotency-key')?.trim();
  if (key === undefined || key === '') return undefined;
  if (key.length > longestIdempotencyKey) {
    throw badRequest(`An Idempotency-Key can have at most ${longestIdempotencyKey} characters.`);
  }
  return key;
}

function header(ctx: KitContext, name: 'if-match' | 'idempotency-key'): string | undefined {
  const value = ctx.req.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
