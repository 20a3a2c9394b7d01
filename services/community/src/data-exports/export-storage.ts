import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { objectStore } from '@seed/service-kit/object-store';
import type { PictureLocation } from '../config.ts';
import { filesIn } from '../uploads/disk-storage.ts';
import type { PictureStorage } from '../uploads/picture-storage.ts';
import type { DataExportRow } from './data-export.entity.ts';

/** The parts of exports. They lie beside the pictures, below a name that no address of a picture can have. */
export type ExportStorage = PictureStorage;

const prefix = 'data-exports';

/** The storage of exports, in the place of the pictures. */
export function exportStorage(location: PictureLocation): ExportStorage {
  if (!('s3' in location)) return folderStorage(join(location.folder, prefix));
  const store = objectStore(location.s3);
  return {
    put: (name, content) => store.put(`${prefix}/${name}`, { content, type: 'application/octet-stream' }),
    get: (name) => store.get(`${prefix}/${name}`),
    delete: (name) => store.delete(`${prefix}/${name}`),
  };
}

/** The folder is made with the first part. */
function folderStorage(folder: string): ExportStorage {
  const storage = filesIn(folder);
  return {
    ...storage,
    async put(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await storage.put(name, content);
    },
  };
}

/** The name of a part in the storage. */
export function partName({ fileKey }: Pick<DataExportRow, 'fileKey'>, part: number): string {
  return `${fileKey}-${part}`;
}
