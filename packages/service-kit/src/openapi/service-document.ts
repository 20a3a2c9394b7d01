import type { Endpoint } from '@seed/contracts/endpoint';
import { type ServiceDeclaration, serviceDeclaration } from '@seed/contracts/service-manifest';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { operationOf } from './operation.ts';
import { problemSchema } from './problem-responses.ts';

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

export type OpenApiPart = ServiceDeclaration['openapi'];

/**
 * A service's part of the portal's OpenAPI document (OpenAPI 3.1): its paths, and the schemas that they name.
 *
 * @param endpoints all endpoints of the service's contracts
 * @param tag the tag of endpoints that name no service: the id of the service that serves them
 * @example
 * const { paths, components } = openApiPart(endpoints, 'notices');
 */
export function openApiPart(endpoints: readonly Endpoint[], tag: string): OpenApiPart {
  const document = createDocument({
    openapi: '3.1.0',
    info: { title: 'A part', version: '1.0.0' },
    paths: pathsOf(endpoints, tag),
    components: { schemas: { Problem: problemSchema } },
  });
  // Parses the document as it is sent, because JSON leaves out properties that are undefined.
  return serviceDeclaration.shape.openapi.parse(JSON.parse(JSON.stringify(document)));
}

function pathsOf(endpoints: readonly Endpoint[], tag: string): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, tag) };
  }
  return paths;
}
