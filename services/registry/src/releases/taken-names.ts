import type { ModuleManifest } from '@seed/contracts/module-manifest';

type Claims = Pick<ModuleManifest, 'id' | 'routes' | 'slots'>;

/** Returns a sentence for each route and each slot of the module that another module has. */
export function takenNames(module: Claims, others: readonly (Claims & Pick<ModuleManifest, 'owner'>)[]): string[] {
  const strangers = others.filter(({ id }) => id !== module.id);
  return strangers.flatMap((other) => [
    ...module.routes
      .filter((route) => other.routes.includes(route))
      .map((route) => `The route ${route} belongs to ${other.id} (${other.owner}).`),
    ...module.slots
      .filter(({ name }) => other.slots.some((slot) => slot.name === name))
      .map(({ name }) => `The slot ${name} belongs to ${other.id} (${other.owner}).`),
  ]);
}
