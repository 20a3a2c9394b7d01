import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isMissing, replaceDurably, syncFolder, writeDurably } from '@seed/service-kit/durable-files';
import type { ObjectPlace, StoredObject } from './object-place.ts';

/** The objects are files of a folder and of the folders in it. */
export function folderPlace(folder: string): ObjectPlace {
  const pathOf = (name: string) => join(folder, name);
  return {
    label: `the folder ${folder}`,
    list: (prefix = '') => filesBelow(folder, prefix),
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async put(name, content) {
      await mkdir(dirname(pathOf(name)), { recursive: true });
      await replaceDurably(pathOf(name), content);
    },
    async create(name, content) {
      await mkdir(dirname(pathOf(name)), { recursive: true });
      return createDurably(pathOf(name), content);
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}

/** A link fails if the name exists, and a reader never finds half of the content. */
async function createDurably(path: string, content: Buffer): Promise<boolean> {
  const draft = `${path}.${randomUUID()}.new`;
  try {
    await writeDurably(draft, content);
    await link(draft, path);
    await syncFolder(dirname(path));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function* filesBelow(folder: string, prefix: string): AsyncIterable<StoredObject> {
  for (const path of await filesIn(join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1)))) {
    const name = relative(folder, path).split(sep).join('/');
    if (!name.startsWith(prefix)) continue;
    const found = await statOf(path);
    if (found !== null) yield { name, bytes: found.size, mark: String(found.mtimeMs) };
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Null for a file that was deleted since its folder was read. */
async function statOf(path: string): Promise<{ readonly size: number; readonly mtimeMs: number } | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
