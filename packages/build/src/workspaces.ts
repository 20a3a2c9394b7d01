import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { z } from 'zod';

const packageJson = z.object({
  name: z.string().optional(),
  version: z.string().default('0.0.0'),
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/** The fields of a `package.json` that the build reads. */
export type PackageJson = z.infer<typeof packageJson>;

const here = dirname(fileURLToPath(import.meta.url));

/** True when this package was installed from a tarball: its sources are not there. */
export const isInstalled = !existsSync(join(here, '../src'));

/** The root of the project: the folder whose package.json names the workspaces, or into which this package is installed. */
export const repositoryRoot = isInstalled ? installationRoot(here) : findRoot(here);

/**
 * Reads the `package.json` of a folder.
 *
 * @throws Error if there is none, or a field has the wrong type
 */
export function readPackageJson(directory: string): PackageJson {
  return packageJson.parse(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')));
}

/** Folder of every workspace by package name. */
export function workspaceFolders(root = repositoryRoot): ReadonlyMap<string, string> {
  const patterns = readPackageJson(root).workspaces.map((pattern) => `${pattern}/package.json`);
  const folders = globSync(patterns, { cwd: root, absolute: true }).map((file) => dirname(file));
  return new Map(folders.map((folder) => [readPackageJson(folder).name ?? folder, folder]));
}

/** Folders of the feature modules, by module id. */
export function moduleFolders(root = repositoryRoot): ReadonlyMap<string, string> {
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'module.json')));
  return new Map(folders.map((name) => [name.replace(/^mfe-/, ''), join(root, name)]));
}

/** The version of an installed library. */
export function installedVersion(library: string, root = repositoryRoot): string {
  return readPackageJson(join(root, 'node_modules', library)).version;
}

function installationRoot(folder: string): string {
  const [root] = folder.split(`${sep}node_modules${sep}`);
  return root ?? folder;
}

function findRoot(from: string): string {
  const file = join(from, 'package.json');
  if (existsSync(file) && readPackageJson(from).workspaces.length > 0) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('There is no package.json with workspaces above this package');
  return findRoot(parent);
}
