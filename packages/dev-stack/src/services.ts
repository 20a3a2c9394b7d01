import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceManifest } from '@seed/contracts/service-manifest';
import { globSync } from 'tinyglobby';

export interface ServicePlan {
  readonly name: string;
}

/** Every service that declares itself below `services/`. */
export function plannedServices(root: string): ServicePlan[] {
  return globSync('services/*/service.json', { cwd: root })
    .toSorted()
    .map((file) => ({ name: serviceManifest.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))).id }));
}
