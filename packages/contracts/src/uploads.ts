import * as z from '@seed/contracts/schema';
import { endpoint } from './endpoint.ts';

const megabyte = 1024 * 1024;

/**
 * The limits of an upload in bytes, and its types. The kind of a picture is recognized by its content; the name
 * and type that the client sends do not count.
 */
export const uploadLimits = {
  bytes: 5 * megabyte,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
} as const;

/** The reasons for which a picture is refused, as members read them. */
export const uploadMessages = {
  missing: 'Please choose one picture.',
  tooLarge: 'A picture can have at most 5 MB.',
  tooManyPixels: 'This picture has too many pixels. Please choose a smaller one.',
  damaged: 'This picture is damaged. Please choose another one.',
  notAPicture: 'Please choose a PNG, JPEG, WebP or GIF picture.',
} as const;

/** Pictures are served outside of the API and without a token; their names cannot be guessed. */
export const uploadsPath = '/uploads';

/** The address of an uploaded picture, and the suffixes of the smaller ones beside it. */
const uploadedPath = /^\/uploads\/([\w-]+)\.webp$/;
const squareSuffix = '-square';
const thumbnailSuffix = '-thumbnail';
const isSmaller = /-(square|thumbnail)$/;

/**
 * The address of an uploaded picture, at most 600 px wide and high: what a profile's `picture` becomes.
 *
 * @example
 * pictureUrl('3f2a.webp'); // '/uploads/3f2a.webp'
 */
export function pictureUrl(filename: string): string {
  return `${uploadsPath}/${filename}`;
}

/**
 * The filename in an address that `pictureUrl` made; undefined for a picture from elsewhere.
 *
 * @example
 * uploadedFilename('/uploads/3f2a.webp'); // '3f2a.webp'
 */
export function uploadedFilename(address: string): string | undefined {
  return uploadedPath.test(address) ? address.slice(uploadsPath.length + 1) : undefined;
}

/**
 * The file that holds the same picture as a square of 300 px, for cards and profiles.
 *
 * @example
 * squareFilename('3f2a.webp'); // '3f2a-square.webp'
 */
export function squareFilename(filename: string): string {
  return withSuffix(filename, squareSuffix);
}

/**
 * The file that holds the same picture as a square of 96 px, for avatars of 32 px on a screen of three pixels to one.
 *
 * @example
 * thumbnailFilename('3f2a.webp'); // '3f2a-thumbnail.webp'
 */
export function thumbnailFilename(filename: string): string {
  return withSuffix(filename, thumbnailSuffix);
}

/**
 * The address of the square of a profile's `picture`; a picture from elsewhere stays as it is.
 *
 * @example
 * squarePictureUrl('/uploads/3f2a.webp'); // '/uploads/3f2a-square.webp'
 */
export function squarePictureUrl(picture: string): string {
  return addressWithSuffix(picture, squareSuffix);
}

/**
 * The address of the thumbnail of a profile's `picture`; a picture from elsewhere stays as it is.
 *
 * @example
 * thumbnailUrl('/uploads/3f2a.webp'); // '/uploads/3f2a-thumbnail.webp'
 */
export function thumbnailUrl(picture: string): string {
  return addressWithSuffix(picture, thumbnailSuffix);
}

function addressWithSuffix(picture: string, suffix: string): string {
  const name = uploadedPath.exec(picture)?.[1];
  return name === undefined || isSmaller.test(name) ? picture : withSuffix(picture, suffix);
}

function withSuffix(filename: string, suffix: string): string {
  return filename.replace(/\.webp$/, `${suffix}.webp`);
}

/**
 * Stores a picture for any page; every module may call it, the SDK's `usePictureUploads` does. The service that
 * declares it serves it.
 */
export const createUpload = endpoint({
  operation: 'createUpload',
  method: 'POST',
  path: '/uploads',
  summary: 'Store a picture: PNG, JPEG, WebP or GIF of at most 5 MB; it is served at /uploads/{filename}',
  body: z.object({ file: z.file(uploadMessages.missing) }),
  bodyType: 'multipart/form-data',
  fileTypes: { file: uploadLimits.types },
  // The rest of the form needs a little space, too.
  bodyLimit: { bytes: uploadLimits.bytes + 64 * 1024, message: uploadMessages.tooLarge },
  response: z.object({ filename: z.string() }).check(z.meta({ id: 'Upload' })),
  status: 201,
});
