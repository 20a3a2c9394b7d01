/** The named fields of an object. */
export function pick<T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  // Object.fromEntries has a type without names.
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;
}
