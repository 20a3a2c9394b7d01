import type { ModuleManifest } from '@seed/contracts/module-manifest';
import { moduleRelease } from '@seed/contracts/module-release';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cli-error.ts';

/**
 * Checks that no other live module has one of the routes.
 *
 * @throws CliError `conflict` that names the other module and its team.
 */
export async function assertRoutesAreFree(
  { id, routes }: ModuleManifest,
  live: Readonly<Record<string, string>>,
  releases: string,
): Promise<void> {
  for (const [other, version] of Object.entries(live)) {
    const file = join(releases, other, version, 'release.json');
    // A development server has its manifest elsewhere.
    if (other === id || !existsSync(file)) continue;
    const { manifest } = moduleRelease.parse(JSON.parse(await readFile(file, 'utf8')));
    const taken = routes.find((route) => manifest.routes.includes(route));
    if (taken === undefined) continue;
    throw new CliError('conflict', `The route ${taken} belongs to ${other} (${manifest.owner}). Choose another one.`);
  }
}
