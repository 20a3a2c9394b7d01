/**
 * The keys that a schema has left out of a value: those that it does not name. Documents are read without the keys of
 * newer versions, and written with known ones only.
 *
 * @param given the value before it was parsed
 * @param parsed the same value as the schema returned it
 * @returns paths such as `tiles.0.rols`
 * @example
 * unknownKeys({ id: 'notices', routs: [] }, { id: 'notices' }); // ['routs']
 */
export function unknownKeys(given: unknown, parsed: unknown): string[] {
  if (!isObject(given) || !isObject(parsed)) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    key in parsed ? unknownKeys(value, parsed[key]).map((inner) => `${key}.${inner}`) : [key],
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
