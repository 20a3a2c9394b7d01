import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

export type PackageJson = z.infer<typeof packageJson>;

/** The repository's root: the folder whose package.json names the workspaces. */
export const repositoryRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

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

function findRoot(from: string): string {
  const file = join(from, 'package.json');
  if (existsSync(file) && readPackageJson(from).workspaces.length > 0) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('There is no package.json with workspaces above this package');
  return findRoot(parent);
}
