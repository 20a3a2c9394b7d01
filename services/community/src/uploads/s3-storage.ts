import { objectStore, type ObjectStoreSettings } from '@seed/service-kit/object-store';
import { pictureType } from './picture-conversion.ts';
import type { PictureStorage } from './picture-storage.ts';

/** With the wait for a conversion this stays below the 15 s that the gateway waits for an upload. */
const timeoutMs = 5000;

/** Pictures as objects of a bucket of any S3-compatible store. */
export function s3Storage(settings: ObjectStoreSettings): PictureStorage {
  const store = objectStore(settings, { timeoutMs });
  return { ...store, put: (name, content) => store.put(name, { content, type: pictureType }) };
}
