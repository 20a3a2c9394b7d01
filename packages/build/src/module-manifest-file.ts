import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModuleManifest, moduleManifest } from '@seed/contracts/module-manifest';
import type { Prefetch } from '@seed/contracts/module-release';
import { unknownKeys } from '@seed/contracts/unknown-keys';
import { z } from 'zod';
import { assertContractsFit, contractsOf } from './module-contracts.ts';

/**
 * `module.json` of a module, validated.
 *
 * @throws Error if it is no valid manifest or has an unknown key, which may be a typing error.
 */
export async function readManifest(directory: string): Promise<ModuleManifest> {
  const file = join(directory, 'module.json');
  const given: unknown = JSON.parse(await readFile(file, 'utf8'));
  const parsed = moduleManifest.safeParse(given);
  if (!parsed.success) throw new Error(`${file} is not a valid manifest:\n${z.prettifyError(parsed.error)}`);
  const unknown = unknownKeys(given, parsed.data);
  if (unknown.length > 0) throw new Error(`${file} has keys that no manifest has: ${unknown.join(', ')}`);
  return parsed.data;
}

/** Names of the extensions that a manifest declares, each once, e.g. `profile-section`: also the names of their chunks. */
export function extensionNames({ extensions }: ModuleManifest): string[] {
  return [...new Set(extensions.map(({ expose }) => expose.replace('./', '')))];
}

/**
 * The prefetches of a manifest, with their paths from the contracts that the module depends on.
 *
 * @throws Error if an operation is not in them, is no GET, or misses parameters of its path, or if the manifest requires
 * other versions of the contracts
 */
export async function resolvePrefetch(manifest: ModuleManifest, directory: string): Promise<Prefetch[]> {
  const { id, prefetch } = manifest;
  const contracts = await contractsOf(directory);
  assertContractsFit(manifest, contracts);
  const endpoints = contracts.flatMap((one) => one.endpoints);
  return prefetch.map(({ operation, at, page, params, query, retry }) => {
    const endpoint = endpoints.find((candidate) => candidate.operation === operation);
    const missing = endpoint?.path.match(/(?<=:)\w+/g)?.filter((name) => !(name in params)) ?? [];
    if (endpoint?.method !== 'GET' || missing.length > 0) {
      throw new Error(`module.json of '${id}': prefetch '${operation}' is no list of the contracts, or misses params`);
    }
    return {
      operation,
      path: endpoint.path,
      ...(at !== undefined && { at }),
      ...(page !== undefined && { page }),
      ...(Object.keys(params).length > 0 && { params }),
      query,
      paged: endpoint.paged ?? false,
      retry,
    };
  });
}
