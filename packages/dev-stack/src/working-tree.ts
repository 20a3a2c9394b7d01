import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownDigests } from '@seed/build/input-hash';
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
  const known: KnownDigests = new Map();
  await buildChangedShell({ directory: join(config.root, 'shell'), known, report });
  const offered: Record<string, string> = { ...replaced };
  for (const [id, directory] of moduleFolders(config.root)) {
    offered[id] ??= await publishChanged({ id, directory, modulesDir: config.modulesDir, known, report });
  }
  await offerBuilds(join(config.dataDir, 'registry.json'), offered);
}

interface Source {
  readonly directory: string;
  /** The digests read for other builds, emptied when a build has taken its time, in which sources may have changed. */
  readonly known: KnownDigests;
  report(line: string): void;
}

async function buildChangedShell({ directory, known, report }: Source): Promise<void> {
  if (await isShellCurrent(directory, undefined, known)) return;
  report('Building the shell …');
  // Webpack is loaded only to build: a start without changes does not need it.
  const { buildShell } = await import('@seed/build/build-shell');
  await buildShell({ directory });
  known.clear();
}

interface ModuleSource extends Source {
  readonly id: string;
  readonly modulesDir: string;
}

async function publishChanged({ id, directory, modulesDir, known, report }: ModuleSource): Promise<string> {
  const version = await localVersion(directory, known);
  if (existsSync(join(modulesDir, id, version, 'release.json'))) return version;
  report(`Building ${id} ${version} …`);
  const { buildModule } = await import('@seed/build/build-module');
  await buildModule({ directory, modulesDir, version });
  known.clear();
  return version;
}
