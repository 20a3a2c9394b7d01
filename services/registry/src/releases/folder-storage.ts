import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing, replaceDurably } from '@seed/service-kit/durable-files';
import type { ReleaseStorage } from './release-storage.ts';

/** Files of releases in a folder, spread over 256 folders by the first byte of their digest. */
export function folderStorage(folder: string): ReleaseStorage {
  const pathOf = (digest: string) => join(folder, digest.slice(0, 2), digest);
  return {
    async put(digest, content) {
      const path = pathOf(digest);
      await mkdir(dirname(path), { recursive: true });
      await replaceDurably(path, content);
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
