import type { Endpoint } from '@seed/contracts/endpoint';
import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { type ProblemStatus, problemResponses } from './problem-responses.ts';

const statusTexts = { 200: 'OK', 201: 'Created', 204: 'Done' } as const;

const entityTags = /^(W\/)?"[0-9]{1,15}-[!#-+\--~]*"(, *(W\/)?"[0-9]{1,15}-[!#-+\--~]*")*$/;

const requestHeaders = {
  'If-None-Match': z.string().describe('ETag of the state that the client has: 304 if it is still the current one'),
  'If-Match': z
    .union([z.literal('*'), z.string().regex(entityTags)])
    .describe('ETag of the state that the client changes: 412 if it is no longer the current one'),
  'Idempotency-Key': z
    .string()
    .max(200)
    .describe('With the same key the first response comes again, and nothing is done twice'),
};

/** An endpoint of the contracts as an OpenAPI operation; `tag` is for an endpoint that names no service. */
export function operationOf(endpoint: Endpoint, tag: string): ZodOpenApiOperationObject {
  const { operation, service = tag, summary, params, query } = endpoint;
  const header = headersOf(endpoint);
  return {
    operationId: operation,
    tags: [service],
    summary,
    requestParams: {
      ...(params === undefined ? {} : { path: params }),
      ...(query === undefined ? {} : { query }),
      ...(header === undefined ? {} : { header }),
    },
    ...bodyOf(endpoint),
    responses: { ...responsesTo(endpoint), ...problemResponses(problemsOf(endpoint)) },
  };
}

function bodyOf({ body, bodyType, fileTypes = {} }: Endpoint) {
  if (body === undefined) return {};
  if (bodyType === undefined) {
    return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
  }
  const encoding = Object.fromEntries(
    Object.entries(fileTypes).map(([field, types]) => [field, { contentType: types.join(', ') }]),
  );
  return { requestBody: { required: true, content: { [bodyType]: { schema: body, encoding } } } };
}

function headersOf({ method, body }: Endpoint) {
  if (method === 'GET') return z.object({ 'If-None-Match': requestHeaders['If-None-Match'].optional() });
  if (method === 'POST' && body !== undefined)
    return z.object({ 'Idempotency-Key': requestHeaders['Idempotency-Key'].optional() });
  if (method === 'PUT' && body !== undefined) return z.object({ 'If-Match': requestHeaders['If-Match'].optional() });
  return undefined;
}

function responsesTo(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const { method, response, mediaType = 'application/json', linesType, status, repeatedStatus } = endpoint;
  const lines = linesType === undefined ? {} : { [linesType]: { schema: { type: 'string' as const } } };
  const success: ZodOpenApiResponseObject = {
    description: statusTexts[status],
    headers: responseHeaders(endpoint),
    ...(response === undefined ? {} : { content: { [mediaType]: { schema: response }, ...lines } }),
  };
  const repeated =
    repeatedStatus === undefined ? {} : { [`${repeatedStatus}`]: { ...success, description: 'Done before' } };
  const unchanged = { description: 'The client has it already' };
  return { [`${status}`]: success, ...repeated, ...(method === 'GET' ? { '304': unchanged } : {}) };
}

function responseHeaders({ status, paged, response, method }: Endpoint) {
  const text = (description: string) => ({ description, schema: { type: 'string' as const } });
  return {
    'X-Request-Id': text('For support'),
    ...(response !== undefined && method !== 'POST' ? { ETag: text('Names this state of it') } : {}),
    ...(status === 201 ? { Location: text('Where the new entity is'), ETag: text('Names this state of it') } : {}),
    ...(paged === true ? { Link: text('rel="next": the next page, if there is one (RFC 8288)') } : {}),
  };
}

function problemsOf({ method, params, body, bodyType, query }: Endpoint): ProblemStatus[] {
  const takesInput = body !== undefined || query !== undefined || params !== undefined;
  return [
    ...(takesInput ? (['400'] as const) : []),
    '401',
    '403',
    // A body may refer to something, as a comment does to its post.
    ...(params === undefined && body === undefined ? [] : (['404'] as const)),
    ...(body === undefined ? [] : (['409'] as const)),
    ...(method === 'PUT' && body !== undefined ? (['412'] as const) : []),
    ...(body === undefined ? [] : (['413'] as const)),
    '414',
    ...(bodyType === undefined ? [] : (['415'] as const)),
    '429',
    '431',
    '502',
    '503',
    '504',
  ];
}
