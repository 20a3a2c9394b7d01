import { normalizeLink } from '@seed/contracts/links';

/** An image as it is stored: its address alone if it has no alternative text. */
export type StoredImage = string | { readonly url: string; readonly text: string };

export interface SentImages {
  readonly images: readonly string[];
  /** Texts in the order of the images; undefined keeps the stored texts. */
  readonly imageTexts: readonly string[] | undefined;
}

/** The images as they are stored: a bare host gets https, an uploaded file stays as it is. */
export function storedImages({ images, imageTexts }: SentImages, before: readonly StoredImage[] = []): StoredImage[] {
  const known = new Map(before.map((image) => [urlOfImage(image), textOfImage(image)]));
  return images.map((sent, index) => {
    const url = normalizeLink(sent) ?? sent;
    const text = imageTexts === undefined ? known.get(url) : imageTexts[index];
    return text ? { url, text } : url;
  });
}

export function urlOfImage(image: StoredImage): string {
  return typeof image === 'string' ? image : image.url;
}

export function textOfImage(image: StoredImage): string {
  return typeof image === 'string' ? '' : image.text;
}
