/// <reference types="jest" />
import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';
import type { Endpoint } from '../endpoint.ts';

/**
 * The tests that all contracts share: no operation and no address twice, and no array without a maximum.
 *
 * @param endpoints all endpoints of a service
 *
 * @example
 * contractTests(endpoints);
 */
export function contractTests(endpoints: readonly Endpoint[]): void {
  test('each operation and each address is declared once', () => {
    const names = endpoints.flatMap(({ operation, method, path }) => [operation, `${method} ${path}`]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test.each(schemasOf(endpoints))('every array in the %s has a maximum', (_name, schema) => {
    expect(unboundedArrays(schema)).toEqual([]);
  });
}

/** Paths of the arrays without `maxItems` in the JSON schema of what a client sends or receives. */
export function unboundedArrays(schema: $ZodType): string[] {
  return unboundedIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
}

function schemasOf(endpoints: readonly Endpoint[]): [string, $ZodType][] {
  return endpoints.flatMap(({ operation, params, query, body, response }) =>
    Object.entries({ params, query, body, response }).flatMap(([part, schema]): [string, $ZodType][] =>
      schema === undefined ? [] : [[`${part} of ${operation}`, schema]],
    ),
  );
}

function unboundedIn(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'type' in schema && schema.type === 'array' && !('maxItems' in schema) ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([name, inner]) => unboundedIn(inner, `${path}/${name}`))];
}
