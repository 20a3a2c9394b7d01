import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { bootDocument } from './boot.ts';
import { catalogue } from './catalogue.ts';
import { moduleManifest } from './module-manifest.ts';
import { moduleRelease } from './module-release.ts';
import { memberRemoved } from './portal-events.ts';
import { problem } from './problem.ts';

const endpointSchemas = catalogue.flatMap(({ operation, params, query, body, response }) =>
  Object.entries({ params, query, body, response }).flatMap(([part, schema]): [string, $ZodType][] =>
    schema === undefined ? [] : [[`${part} of ${operation}`, schema]],
  ),
);
const documents: [string, $ZodType][] = [
  ['the boot document', bootDocument],
  ['a module manifest', moduleManifest],
  ['a module release', moduleRelease],
  ['the removal of a member', memberRemoved],
  ['a problem', problem],
];

/** Paths of arrays without `maxItems` in a JSON schema. */
function unboundedIn(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'type' in schema && schema.type === 'array' && !('maxItems' in schema) ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([name, inner]) => unboundedIn(inner, `${path}/${name}`))];
}

test.each([...endpointSchemas, ...documents])('every array in %s has a maximum', (_name, schema) => {
  const jsonSchema = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  expect(unboundedIn(jsonSchema)).toEqual([]);
});
