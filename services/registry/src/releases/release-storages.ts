import type { ReleaseLocation } from '../storage-config.ts';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import type { ReleaseStorage } from './release-storage.ts';

/** The storage at the configured place. */
export function storageAt(location: ReleaseLocation): ReleaseStorage {
  return 'bucket' in location ? bucketStorage(location.bucket) : folderStorage(location.folder);
}
