import { apiBasePath } from '@seed/contracts/endpoint';
import type { ServiceDeclaration } from '@seed/contracts/service-manifest';
import { z } from 'zod';

const content = z.record(z.string(), z.looseObject({ schema: z.unknown() }));

const operation = z.looseObject({
  operationId: z.string().optional(),
  summary: z.string().optional(),
  tags: z.array(z.string()).optional(),
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional() })).optional(),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.unknown()).optional(),
});

export type Operation = z.infer<typeof operation>;

const parts = z.object({
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

type Parts = z.infer<typeof parts>;

/** The parts of an OpenAPI document that its page shows. */
export interface ApiDocument extends Parts {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
}

const bearerScheme = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };

/**
 * The parts of all services as one OpenAPI 3.1 document. If two different schemas or operations have one name, the
 * later one gets its service's id as a prefix.
 *
 * @throws ZodError if a part is not valid
 */
export function portalDocument(services: readonly ServiceDeclaration[]): ApiDocument {
  const merged: Parts = { paths: {}, components: { schemas: {} } };
  const operations = new Set<string>();
  for (const { id, openapi } of services) {
    const { paths, components } = parts.parse(withOwnNames(id, openapi, merged.components.schemas));
    Object.assign(merged.components.schemas, components.schemas);
    for (const [path, item] of Object.entries(paths)) {
      for (const each of Object.values(item)) labelOperation(each, id, operations);
      merged.paths[path] = item;
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'SEED intranet',
      version: '2.0.0',
      description:
        'Every address needs an access token of the identity provider in its Authorization header. ' +
        'Errors are problem documents (RFC 9457). The RateLimit headers show the budget of the member.',
    },
    ...{ servers: [{ url: apiBasePath }], security: [{ bearer: [] }] },
    tags: services.map(({ id, contract }) => ({ name: id, description: `The ${id} service, contract ${contract}` })),
    paths: merged.paths,
    components: { ...merged.components, ...{ securitySchemes: { bearer: bearerScheme } } },
  };
}

/** The operation with its service's tag and a unique name. */
function labelOperation(operation: Operation, id: string, taken: Set<string>): void {
  operation.tags = [id];
  if (operation.operationId === undefined) return;
  if (taken.has(operation.operationId)) operation.operationId = `${id}.${operation.operationId}`;
  taken.add(operation.operationId);
}

/** Renames the schemas of a part that differ from an earlier schema of the same name. */
function withOwnNames(
  id: string,
  part: ServiceDeclaration['openapi'],
  before: Readonly<Record<string, unknown>>,
): unknown {
  const { schemas } = part.components;
  const clashing = Object.keys(schemas).filter(
    (name) => name in before && JSON.stringify(before[name]) !== JSON.stringify(schemas[name]),
  );
  if (clashing.length === 0) return part;
  let text = JSON.stringify({ ...part, components: { schemas: renamed(schemas, (name) => nameFor(name)) } });
  for (const name of clashing) {
    const place = (each: string) => JSON.stringify(`#/components/schemas/${each}`);
    text = text.replaceAll(place(name), place(nameFor(name)));
  }
  return JSON.parse(text);

  function nameFor(name: string): string {
    return clashing.includes(name) ? `${id}.${name}` : name;
  }
}

function renamed(schemas: Readonly<Record<string, unknown>>, nameFor: (name: string) => string) {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [nameFor(name), schema]));
}
