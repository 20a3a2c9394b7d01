import { readFile } from 'node:fs/promises';
import { localMark } from '@seed/build/local-version';
import { type ModuleRegistry, moduleRegistry } from '@seed/contracts/module-release';
import { replaceFile } from './replace-file.ts';

/**
 * Points the registry at the given builds. A line that was pinned to a released version by hand stays; so do modules
 * that are not among the builds.
 *
 * @param offered version or development origin by module id.
 * @throws Error if the file is not a valid registry.
 */
export async function offerBuilds(file: string, offered: Readonly<Record<string, string>>): Promise<void> {
  const registry = await readRegistry(file);
  const modules = { ...registry.modules };
  for (const [id, version] of Object.entries(offered)) {
    const current = modules[id];
    if (current === undefined || current.includes(localMark) || current.startsWith('http')) modules[id] = version;
  }
  await replaceFile(file, `${JSON.stringify({ ...registry, modules }, null, 2)}\n`);
}

async function readRegistry(file: string): Promise<ModuleRegistry> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{"modules":{}}';
    throw error;
  });
  try {
    return moduleRegistry.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is not a valid module registry; correct or delete it`, { cause });
  }
}
