import { normalizeLink } from '@seed/contracts/fields';

/** The images as they are stored: a bare host gets https, an uploaded file stays as it is. */
export function storedImages(images: readonly string[]): string[] {
  return images.map((url) => normalizeLink(url) ?? url);
}
