import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '@seed/contracts/catalogue';
import { type ModuleManifest, moduleManifest } from '@seed/contracts/module-manifest';
import type { Prefetch } from '@seed/contracts/module-release';
import { z } from 'zod';

/** `module.json` of a module, validated. */
export async function readManifest(directory: string): Promise<ModuleManifest> {
  const file = join(directory, 'module.json');
  const parsed = moduleManifest.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not a valid manifest:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The lists that a manifest wants prefetched, with the paths that the contracts give them. */
export function resolvePrefetch({ id, prefetch }: ModuleManifest): Prefetch[] {
  return prefetch.map(({ operation, query, retry }) => {
    const endpoint = catalogue.find((candidate) => candidate.operation === operation);
    if (endpoint?.method !== 'GET' || endpoint.path.includes(':')) {
      throw new Error(`module.json of '${id}': prefetch '${operation}' is no list of the contracts`);
    }
    return { operation, path: endpoint.path, query, paged: endpoint.paged ?? false, retry };
  });
}
