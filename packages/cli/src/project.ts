import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '@seed/build/module-manifest-file';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import { CliError } from './cli-error.ts';

/** A module on the disk. */
export interface ModuleFolder {
  readonly directory: string;
  readonly manifest: ModuleManifest;
}

/**
 * The module of a folder: its own `module.json`, that of a folder directly below, or the nearest one above.
 *
 * @throws CliError `usage` if there is none, if there are several, or if its manifest is wrong.
 */
export async function findModule(from: string): Promise<ModuleFolder> {
  const directory = moduleBelow(from) ?? moduleAbove(from);
  if (directory === undefined) {
    throw new CliError('usage', `There is no module.json in ${from} or next to it. Run it in a module, or: portal new`);
  }
  try {
    return { directory, manifest: await readManifest(directory) };
  } catch (cause) {
    throw new CliError('usage', cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

const hasManifest = (folder: string) => existsSync(join(folder, 'module.json'));

function moduleBelow(folder: string): string | undefined {
  if (hasManifest(folder)) return folder;
  const children = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = children.map(({ name }) => join(folder, name)).filter(hasManifest);
  if (found.length > 1) {
    throw new CliError('usage', `There are several modules in ${folder}. Run it in the folder of one of them.`);
  }
  return found[0];
}

function moduleAbove(folder: string): string | undefined {
  const parent = dirname(folder);
  if (parent === folder) return undefined;
  return hasManifest(parent) ? parent : moduleAbove(parent);
}
