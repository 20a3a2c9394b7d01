import { catalogue } from '@seed/contracts/catalogue';
import { apiBasePath, type Endpoint } from '@seed/contracts/endpoint';
import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { operationOf } from './operation.ts';
import { problemSchema } from './problem-responses.ts';

export type ApiDocument = ReturnType<typeof createDocument>;

/** Every service's API as one OpenAPI 3.1 document, made from the contracts that the services themselves obey. */
export function apiDocument(endpoints: readonly Endpoint[] = catalogue): ApiDocument {
  const services = [...new Set(endpoints.map(({ service }) => service))];
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'SEED intranet',
      version: '2.0.0',
      description:
        'Every address needs an access token of the identity provider in its Authorization header. ' +
        'Errors are problem documents (RFC 9457). The RateLimit headers show the budget of the member.',
    },
    servers: [{ url: apiBasePath }],
    security: [{ bearer: [] }],
    tags: services.map((name) => ({ name, description: `The ${name} service` })),
    paths: pathsOf(endpoints),
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
}

function pathsOf(endpoints: readonly Endpoint[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
}
