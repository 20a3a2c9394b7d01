import { bucketPlace } from './bucket-place.ts';
import type { PlaceSettings } from './config.ts';
import { folderPlace } from './folder-place.ts';
import type { ObjectPlace } from './object-place.ts';

/** The place at the configured address. */
export function placeAt(settings: PlaceSettings): ObjectPlace {
  return 'folder' in settings ? folderPlace(settings.folder) : bucketPlace(settings);
}
