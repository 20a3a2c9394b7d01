import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStorage } from './picture-storage.ts';

/** Pictures as files of one folder. */
export async function diskStorage(folder: string): Promise<PictureStorage> {
  await mkdir(folder, { recursive: true });
  return {
    async put(name, content) {
      const path = join(folder, name);
      const unfinished = `${path}.unfinished`;
      try {
        await writeSafely(unfinished, content);
        // The file is renamed into place, so a crash leaves no part of a file under the name.
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (name) => rm(join(folder, name), { force: true }),
  };
}

async function writeSafely(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
