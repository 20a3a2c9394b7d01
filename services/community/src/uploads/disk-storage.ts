import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, replaceDurably } from '@seed/service-kit/durable-files';
import type { PictureStorage } from './picture-storage.ts';

/** Pictures as files of one folder. */
export async function diskStorage(folder: string): Promise<PictureStorage> {
  await mkdir(folder, { recursive: true });
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
