import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from '@seed/build/input-hash';
import { readPackageJson } from '@seed/build/workspaces';
import { localVersion, offerBuilds } from './registry-file.ts';
import type { StackConfig } from './stack-config.ts';

/** Folders of the feature modules, by module id. */
export function moduleFolders(root: string): ReadonlyMap<string, string> {
  const folders = readdirSync(root).filter((name) => existsSync(join(root, name, 'module.json')));
  return new Map(folders.map((name) => [name.replace(/^mfe-/, ''), join(root, name)]));
}

/**
 * Builds the shell and every module of the working tree that has changed since its last build, and points the
 * registry at them.
 * @param replaced modules that come from somewhere else, e.g. a development server: origin by module id
 */
export async function publishWorkingTree(
  config: StackConfig,
  report: (line: string) => void,
  replaced: Readonly<Record<string, string>> = {},
): Promise<void> {
  await mkdir(config.dataDir, { recursive: true });
  await buildChangedShell(join(config.root, 'shell'), report);
  const offered: Record<string, string> = { ...replaced };
  for (const [id, directory] of moduleFolders(config.root)) {
    offered[id] ??= await publishChanged({ id, directory, modulesDir: config.modulesDir, report });
  }
  await offerBuilds(join(config.dataDir, 'registry.json'), offered);
}

async function buildChangedShell(directory: string, report: (line: string) => void): Promise<void> {
  const { buildShell, isShellCurrent } = await import('@seed/build/build-shell');
  if (await isShellCurrent({ directory })) return;
  report('Building the shell …');
  await buildShell({ directory });
}

interface ModuleSource {
  readonly id: string;
  readonly directory: string;
  readonly modulesDir: string;
  report(line: string): void;
}

async function publishChanged({ id, directory, modulesDir, report }: ModuleSource): Promise<string> {
  const version = localVersion(readPackageJson(directory).version, await inputHash(directory));
  if (existsSync(join(modulesDir, id, version, 'release.json'))) return version;
  report(`Building ${id} ${version} …`);
  const { buildModule } = await import('@seed/build/build-module');
  await buildModule({ directory, modulesDir, version });
  return version;
}
