import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleVersion } from '@seed/contracts/module-manifest';
import { type ModuleRelease, moduleRelease } from '@seed/contracts/module-release';
import { CliError } from '../cli-error.ts';

/** Published versions of a module, the newest first. */
export async function listReleases(releases: string, id: string): Promise<string[]> {
  const folder = join(releases, id);
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => moduleVersion.safeParse(name).success);
  return names.toSorted((one, other) => -one.localeCompare(other, 'en', { numeric: true }));
}

/**
 * Reads a published version and checks that its files are complete and unchanged.
 *
 * @throws CliError `notFound` if there is none, `conflict` if a file is missing or was changed.
 */
export async function readRelease(releases: string, id: string, version: string): Promise<ModuleRelease> {
  const folder = join(releases, id, version);
  const file = join(folder, 'release.json');
  if (!existsSync(file)) {
    const others = await listReleases(releases, id);
    const known = others.length > 0 ? ` It has ${others.slice(0, 5).join(', ')}.` : ' Make one: portal release';
    throw new CliError('notFound', `There is no release ${version} of ${id} in ${releases}.${known}`);
  }
  const release = moduleRelease.parse(JSON.parse(await readFile(file, 'utf8')));
  if (release.id !== id || release.version !== version) {
    throw new CliError('conflict', `${file} is of ${release.id} ${release.version}`);
  }
  await Promise.all(Object.entries(release.integrity).map(([name, digest]) => assertWhole(join(folder, name), digest)));
  return release;
}

async function assertWhole(file: string, digest: string): Promise<void> {
  const [algorithm = 'sha256'] = digest.split('-');
  const content = await readFile(file).catch((cause: unknown) => {
    throw new CliError('conflict', `${file} is missing: copy the release again`, { cause });
  });
  const found = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
  if (found !== digest) throw new CliError('conflict', `${file} differs from what was built: copy the release again`);
}
