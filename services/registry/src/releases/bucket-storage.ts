import { objectStore, type ObjectStoreSettings } from '@seed/service-kit/object-store';
import type { ReleaseStorage } from './release-storage.ts';

const type = 'application/octet-stream';

/** Files of releases as objects of a bucket of any S3-compatible store, named by their digests. */
export function bucketStorage(settings: ObjectStoreSettings): ReleaseStorage {
  const store = objectStore(settings);
  return { ...store, put: (digest, content) => store.put(digest, { content, type }) };
}
