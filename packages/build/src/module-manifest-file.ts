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

/** Names of the extensions that a manifest declares, each once, e.g. `profile-section`: also the names of their chunks. */
export function extensionNames({ extensions }: ModuleManifest): string[] {
  return [...new Set(extensions.map(({ expose }) => expose.replace('./', '')))];
}

/** The prefetches of a manifest, with their paths from the contracts. */
export function resolvePrefetch({ id, prefetch }: ModuleManifest): Prefetch[] {
  return prefetch.map(({ operation, at, params, query, retry }) => {
    const endpoint = catalogue.find((candidate) => candidate.operation === operation);
    const missing = endpoint?.path.match(/(?<=:)\w+/g)?.filter((name) => !(name in params)) ?? [];
    if (endpoint?.method !== 'GET' || missing.length > 0) {
      throw new Error(`module.json of '${id}': prefetch '${operation}' is no list of the contracts, or misses params`);
    }
    return {
      operation,
      path: endpoint.path,
      ...(at !== undefined && { at }),
      ...(Object.keys(params).length > 0 && { params }),
      query,
      paged: endpoint.paged ?? false,
      retry,
    };
  });
}
