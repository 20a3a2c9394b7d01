import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { localVersion } from '@seed/build/local-version';
import { isShellCurrent } from '@seed/build/shell-manifest';
import { moduleFolders } from '@seed/build/workspaces';
import { offerBuilds } from './registry-file.ts';
import type { StackConfig } from './stack-config.ts';

/**
 * Builds the shell and every module that has changed since its last build, and points the registry at the builds.
 *
 * @param replaced origins by module id of modules that come from elsewhere, such as a development server.
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
  if (await isShellCurrent(directory)) return;
  report('Building the shell …');
  // Webpack is loaded only to build: a start without changes does not need it.
  const { buildShell } = await import('@seed/build/build-shell');
  await buildShell({ directory });
}

interface ModuleSource {
  readonly id: string;
  readonly directory: string;
  readonly modulesDir: string;
  report(line: string): void;
}

async function publishChanged({ id, directory, modulesDir, report }: ModuleSource): Promise<string> {
  const version = await localVersion(directory);
  if (existsSync(join(modulesDir, id, version, 'release.json'))) return version;
  report(`Building ${id} ${version} …`);
  const { buildModule } = await import('@seed/build/build-module');
  await buildModule({ directory, modulesDir, version });
  return version;
}
