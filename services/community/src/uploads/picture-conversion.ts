import { uploadMessages } from '@seed/contracts/uploads';
import { ProblemError, tooLarge, unsupportedMedia } from '@seed/service-kit/problem-error';
import sharp from 'sharp';
import { pictureKind } from './picture-kind.ts';

/** Of all that is stored. */
export const pictureType = 'image/webp';

export interface ConvertedPicture {
  /** At most 600 px wide and high. */
  readonly picture: Buffer;
  /** 300 px wide and high. */
  readonly square: Buffer;
}

const greatestSide = 600;
const squareSide = 300;
const quality = 82;
/** More than telephones photograph, less than what fills the memory of a small machine. */
const mostPixels = 50_000_000;
const timeoutSeconds = 10;

// A library of this size has readers for a hundred kinds of files; all but ours stay shut.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
sharp.cache(false);

/** The picture anew, upright, without metadata, in the sizes that the portal shows. Of a moving one its first frame. */
export async function convertPicture(content: Buffer): Promise<ConvertedPicture> {
  const kind = pictureKind(content);
  if (kind === undefined) throw unsupportedMedia(uploadMessages.notAPicture);
  await assertReadable(content, kind);
  try {
    const source = sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient();
    const [picture, square] = await Promise.all([
      source
        .clone()
        .resize(greatestSide, greatestSide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer(),
      source.clone().resize(squareSide, squareSide, { fit: 'cover' }).webp({ quality }).toBuffer(),
    ]);
    return { picture, square };
  } catch (error) {
    throw damaged(error);
  }
}

/** Looks at the head only, before a small file is allowed to become a large picture. */
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
  const kind = { code: 'unsupported_media', status: 415, title: 'This picture cannot be read' };
  return new ProblemError(kind, { detail: uploadMessages.damaged, cause });
}
