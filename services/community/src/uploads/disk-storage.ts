import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, replaceDurably } from '@seed/service-kit/durable-files';
import type { PictureStorage } from './picture-storage.ts';

/** Pictures as files of one folder. */
export async function diskStorage(folder: string): Promise<PictureStorage> {
  await mkdir(folder, { recursive: true });
  return filesIn(folder);
}

/** The files of a folder that exists before the first one is stored. */
export function filesIn(folder: string): PictureStorage {
  return {
    put: (name, content) => replaceDurably(join(folder, name), content),
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
