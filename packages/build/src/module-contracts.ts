import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@seed/contracts/endpoint';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import { satisfies } from 'semver';
import { z } from 'zod';
import { readPackageJson } from './workspaces.ts';

/** The contracts of one service, as a module has them installed. */
export interface ServiceContracts {
  readonly service: string;
  readonly version: string;
  readonly endpoints: readonly Endpoint[];
}

const contractsPackage = z.object({ contractsOf: z.string(), version: z.string() });

/**
 * The contracts among the dependencies of a module: packages whose `package.json` names a service in `contractsOf`, and
 * which export `endpoints` from `./endpoints`.
 *
 * @param directory the folder with the module's `package.json`
 */
export async function contractsOf(directory: string): Promise<ServiceContracts[]> {
  const require = createRequire(join(directory, 'package.json'));
  const found = Object.keys(readPackageJson(directory).dependencies).map(async (name) => {
    const folders = require.resolve.paths(name) ?? [];
    const file = folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path));
    const parsed = contractsPackage.safeParse(file === undefined ? {} : JSON.parse(readFileSync(file, 'utf8')));
    if (file === undefined || !parsed.success) return [];
    const endpoints = await loadEndpoints(name, dirname(file));
    return [{ service: parsed.data.contractsOf, version: parsed.data.version, endpoints }];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Refuses a manifest whose `requires.api` excludes the contracts that the module is built with.
 *
 * @throws Error with the service, the range and the installed version
 */
export function assertContractsFit({ id, requires }: ModuleManifest, contracts: readonly ServiceContracts[]): void {
  const ranges = new Map(Array.isArray(requires.api) ? [] : Object.entries(requires.api));
  for (const { service, version } of contracts) {
    const range = ranges.get(service);
    if (range === undefined || satisfies(version, range)) continue;
    throw new Error(`module.json of '${id}' requires ${service} ${range}, and its contracts are of ${version}`);
  }
}

/**
 * Imports the endpoints of a package of contracts.
 *
 * @param name the name of the package
 * @param folder its folder
 * @throws TypeError if its `./endpoints` exports no `endpoints`.
 */
export async function loadEndpoints(name: string, folder: string): Promise<readonly Endpoint[]> {
  const file = createRequire(join(folder, 'package.json')).resolve(`${name}/endpoints`);
  const { endpoints } = (await import(pathToFileURL(file).href)) as { readonly endpoints?: readonly Endpoint[] };
  if (endpoints === undefined) throw new TypeError(`${name}/endpoints exports no 'endpoints'`);
  return endpoints;
}
