import { apiBasePath } from '@seed/contracts/endpoint';
import type { ResponseData, Body, Endpoint, Params, Query } from '@seed/contracts/endpoint';
import { matchPath } from '@seed/contracts/path-pattern';
import { problemMediaType } from '@seed/contracts/problem';
import type { ProblemCode } from '@seed/contracts/problem-kinds';
import { safeParse, parse, string, unknown } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { MockProblemError } from './mock-problem-error.ts';

/** A request to a mocked endpoint, parsed with the contract. */
export interface MockRequest<E extends Endpoint> {
  readonly params: Params<E>;
  readonly query: Query<E>;
  readonly body: Body<E>;
  readonly headers: Headers;
}

/** The response of a mocked endpoint. */
export interface MockResponse<E extends Endpoint> {
  readonly data?: ResponseData<E>;
  readonly etag?: string;
  /** Cursor of the next page. */
  readonly next?: string | undefined;
}

/** Makes the response to a request. */
export type MockResponder<E extends Endpoint> = (request: MockRequest<E>) => MockResponse<E> | Promise<MockResponse<E>>;

/** Responds to a request, or returns null if it is for another endpoint. */
export type MockHandler = (request: Request) => Promise<Response> | null;

/**
 * Mocks one endpoint. The request is parsed with the contract, as the service does, and the response is checked with it,
 * so that a mock cannot differ from the API.
 *
 * @param respond makes the response, or throws a `MockProblemError`
 * @returns the handler, for `renderModule` or `startStandalone`
 *
 * @example
 * const handlers = [mockEndpoint(listPosts, ({ query }) => ({ data: [], next: query.cursor }))];
 */
export function mockEndpoint<E extends Endpoint>(endpoint: E, respond: MockResponder<E>): MockHandler {
  return (request) => {
    const params = paramsOf(endpoint, request);
    return params && respondTo(endpoint, respond, { request, params });
  };
}

/** Responds to every call of an endpoint without a check by the contract, e.g. with the error page of a proxy. */
export function mockRawResponse(endpoint: Endpoint, respond: () => Response): MockHandler {
  return (request) => (paramsOf(endpoint, request) ? new Promise((resolve) => resolve(respond())) : null);
}

/** The parameters of the path, or null for a call of another endpoint. */
function paramsOf({ method, path }: Endpoint, request: Request): ReturnType<typeof matchPath> {
  return request.method === method ? matchPath(apiBasePath + path, new URL(request.url).pathname) : null;
}

/** The response of the first handler that has one. */
export function firstMockResponse(handlers: readonly MockHandler[], request: Request): Promise<Response> | null {
  for (const one of handlers) {
    const response = one(request);
    if (response) return response;
  }
  return null;
}

interface Matched {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
}

async function respondTo<E extends Endpoint>(
  endpoint: E,
  respond: MockResponder<E>,
  matched: Matched,
): Promise<Response> {
  try {
    return responseOf(endpoint, await respond(await parseRequest(endpoint, matched)));
  } catch (error) {
    if (!(error instanceof MockProblemError)) throw error;
    const headers = { 'content-type': problemMediaType };
    return Response.json(error.problem, { status: error.problem.status, headers });
  }
}

async function parseRequest<E extends Endpoint>(endpoint: E, { request, params }: Matched): Promise<MockRequest<E>> {
  const parsedRequest = {
    params: parsed(endpoint.params, params, 'not_found'),
    query: parsed(endpoint.query, Object.fromEntries(new URL(request.url).searchParams), 'bad_request'),
    body: parsed(endpoint.body, await bodyOf(endpoint, request), 'validation'),
    headers: request.headers,
  };
  return parsedRequest as MockRequest<E>;
}

async function bodyOf({ body, bodyType }: Endpoint, request: Request): Promise<unknown> {
  if (!body) return undefined;
  return bodyType === undefined ? request.json() : Object.fromEntries(await request.formData());
}

function parsed(schema: $ZodType | undefined, value: unknown, refusal: ProblemCode): unknown {
  const result = safeParse(schema ?? unknown(), value);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ pointer: `/${path.join('/')}`, message }));
  throw new MockProblemError(refusal, { errors });
}

function responseOf(endpoint: Endpoint, { data, etag, next }: MockResponse<Endpoint>): Response {
  const headers = new Headers(etag === undefined ? {} : { etag });
  if (next !== undefined) headers.set('link', `<${endpoint.path}?cursor=${encodeURIComponent(next)}>; rel="next"`);
  const { status } = endpoint;
  if (status === 204) return new Response(null, { status, headers });
  const body = (endpoint.response && parse(endpoint.response, data)) ?? null;
  if (endpoint.mediaType === undefined) return Response.json(body, { status, headers });
  headers.set('content-type', endpoint.mediaType);
  return new Response(parse(string(), body), { status, headers });
}
