import { uploadMessages } from '@seed/contracts/uploads';
import { type ProblemError, tooLarge, unsupportedMedia } from '@seed/service-kit/problem-error';
import sharp, { type Sharp } from 'sharp';
import { pictureKind } from './picture-kind.ts';

/** The type of every stored picture. */
export const pictureType = 'image/webp';

export interface ConvertedPicture {
  /** The picture, at most 600 px wide and high. */
  readonly picture: Buffer;
  /** The square, 300 px wide and high. */
  readonly square: Buffer;
  /** The square, 96 px wide and high. */
  readonly thumbnail: Buffer;
}

const greatestSide = 600;
const squareSide = 300;
const thumbnailSide = 96;
const quality = 82;
/** Photos of phones have 12 or 24 megapixels; larger ones do not fit into the 5 MB of an upload. */
const mostPixels = 25_000_000;
const timeoutSeconds = 4;

// The library can read a hundred kinds of files; all but the four kinds of an upload are blocked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);
// One picture uses one thread, so that the conversion of pictures never takes all cores.
sharp.concurrency(1);

/**
 * Encodes a picture again: upright, without metadata, in the sizes that the portal shows; an animated picture becomes
 * its first frame. The file is decoded once, at a reduced size where its kind allows that.
 * @throws ProblemError `unsupported_media` (415) or `too_large` (413).
 */
export async function convertPicture(content: Buffer): Promise<ConvertedPicture> {
  const kind = pictureKind(content);
  if (kind === undefined) throw unsupportedMedia(uploadMessages.notAPicture);
  await assertReadable(content, kind);
  const shrunk = await shrink(content);
  const picture = await shrunk()
    .resize(greatestSide, greatestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
  const square = await squareOf(shrunk(), squareSide);
  const thumbnail = await squareOf(shrunk(), thumbnailSide);
  return { picture, square, thumbnail };
}

/** Makes the thumbnail of a picture whose square is stored already. */
export function thumbnailOf(square: Buffer): Promise<Buffer> {
  return squareOf(sharp(square).timeout({ seconds: timeoutSeconds }), thumbnailSide);
}

function squareOf(image: Sharp, side: number): Promise<Buffer> {
  return image.resize(side, side, { fit: 'cover' }).webp({ quality }).toBuffer();
}

/** Decodes to at most 600 px of the shorter side: enough for the square as for the picture. */
async function shrink(content: Buffer): Promise<() => Sharp> {
  try {
    const { data, info } = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(greatestSide, greatestSide, { fit: 'outside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return () => sharp(data, { raw: { width, height, channels }, limitInputPixels: mostPixels });
  } catch (error) {
    throw damaged(error);
  }
}

/** Reads the head only: a small file may contain a picture that is too large to decode. */
async function assertReadable(content: Buffer, kind: string): Promise<void> {
  const head = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw damaged(error);
    });
  if (head.format !== kind) throw unsupportedMedia(uploadMessages.notAPicture);
  if (head.width * head.height > mostPixels) throw tooLarge(uploadMessages.tooManyPixels);
}

function damaged(cause: unknown): ProblemError {
  return unsupportedMedia(uploadMessages.damaged, cause);
}
