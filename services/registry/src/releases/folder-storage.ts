import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseStorage } from './release-storage.ts';

/** Files of releases in a folder, spread over 256 folders by the first byte of their digest. */
export function folderStorage(folder: string): ReleaseStorage {
  const pathOf = (digest: string) => join(folder, digest.slice(0, 2), digest);
  return {
    async put(digest, content) {
      const path = pathOf(digest);
      // Two uploads of the same file may run at the same time.
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeSafely(unfinished, content);
        // The file is renamed into place, so a crash leaves no part of a file under its digest.
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(digest) {
      try {
        return await readFile(pathOf(digest));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (digest) => rm(pathOf(digest), { force: true }),
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
