import { problem, problemMediaType } from '@seed/contracts/problem';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';

export const problemSchema = problem;

const meanings = {
  '400': 'The data is not valid; `errors` lists the places',
  '401': 'No token, or one that does not count',
  '403': 'The member may not do this',
  '404': 'There is no such thing',
  '409': 'This conflicts with what is stored, or the first request with the key is still running',
  '412': 'Somebody changed it in the meantime (If-Match)',
  '413': 'The body is too large',
  '414': 'The address is too long',
  '415': 'The body is not of a kind that is accepted',
  '429': "The member's budget is used up; Retry-After has the seconds",
  '431': 'The headers are too large',
  '502': 'The service broke off',
  '503': 'The service is unavailable; Retry-After has the seconds',
  '504': 'The service took too long',
} as const;

export type ProblemStatus = keyof typeof meanings;

/** Descriptions of the problem responses with these statuses. */
export function problemResponses(statuses: readonly ProblemStatus[]): ZodOpenApiResponsesObject {
  const content = { [problemMediaType]: { schema: problemSchema } };
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: meanings[status], content, ...(status === '401' ? { headers: challenge } : {}) },
    ]),
  );
}

const challenge = { 'WWW-Authenticate': { schema: { type: 'string' as const }, description: 'RFC 6750' } };
