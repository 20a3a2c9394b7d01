import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceManifest } from '@seed/contracts/service-manifest';
import { globSync } from 'tinyglobby';

export interface ServicePlan {
  readonly name: string;
}

/** A portal on one machine keeps its releases in a folder and its pointers in a file, so it needs no registry. */
const optional: readonly string[] = ['registry'];

/** The services that `npm start` starts. */
export function startedServices(root: string, { withRegistry }: { readonly withRegistry: boolean }): ServicePlan[] {
  return plannedServices(root).filter(({ name }) => withRegistry || !optional.includes(name));
}

/** The folders below `services/` of all processes that `npm start` starts. */
export function startedProcesses(root: string, options: { readonly withRegistry: boolean }): string[] {
  return ['gateway', ...startedServices(root, options).map(({ name }) => name)];
}

/** Every service that declares itself below `services/`. */
export function plannedServices(root: string): ServicePlan[] {
  return globSync('services/*/service.json', { cwd: root })
    .toSorted()
    .map((file) => ({ name: serviceManifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))).id }));
}
