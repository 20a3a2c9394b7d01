import { objectStore, type ObjectStoreSettings } from '@seed/service-kit/object-store';
import { pictureType } from './picture-conversion.ts';
import type { PictureStorage } from './picture-storage.ts';

/** Pictures as objects of a bucket of any S3-compatible store. */
export function s3Storage(settings: ObjectStoreSettings): PictureStorage {
  const store = objectStore(settings);
  return { ...store, put: (name, content) => store.put(name, { content, type: pictureType }) };
}
