import * as comments from './comments.ts';
import type { Endpoint } from './endpoint.ts';
import * as forums from './forums.ts';

/** Every endpoint of the API: what the OpenAPI document lists and what a module's `prefetch` can name. */
export const catalogue: readonly Endpoint[] = [forums, comments].flatMap((file) =>
  Object.values(file).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'operation' in value && 'path' in value;
}
