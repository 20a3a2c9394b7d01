import { randomBytes } from 'node:crypto';
import type { MemberRemoved } from '@seed/contracts/portal-events';
import {
  createUpload,
  squareFilename,
  thumbnailFilename,
  uploadedFilename,
  uploadLimits,
  uploadMessages,
} from '@seed/contracts/uploads';
import type { Caller } from '@seed/service-kit/caller';
import { createOnce } from '@seed/service-kit/idempotency';
import { notFound, tooLarge } from '@seed/service-kit/problem-error';
import { formerMember } from '@seed/service-kit/removed-members';
import type { Database } from '@seed/service-kit/transaction';
import { ConversionQueue } from './conversion-queue.ts';
import { convertPicture, thumbnailOf } from './picture-conversion.ts';
import type { PictureStorage } from './picture-storage.ts';
import { picturesRepository } from './pictures.repository.ts';

export interface NewUpload {
  readonly file: File;
  readonly idempotencyKey: string | undefined;
}

/** 128 random bits: the name is the only credential for reading the picture. */
const nameBytes = 16;
const storedName = /^[\w-]{1,100}\.webp$/;
const thumbnailName = /^([\w-]+)-thumbnail\.webp$/;

/** @throws ProblemError `not_found` for a name that no picture can have */
export function assertPictureName(filename: string): void {
  if (!storedName.test(filename)) throw notFound();
}

export class UploadsService {
  readonly #database: Database;
  readonly #storage: PictureStorage;
  readonly #conversions = new ConversionQueue();

  constructor(database: Database, storage: PictureStorage) {
    this.#database = database;
    this.#storage = storage;
  }

  async create({ file, idempotencyKey }: NewUpload, caller: Caller): Promise<{ readonly filename: string }> {
    if (file.size > uploadLimits.bytes) throw tooLarge(uploadMessages.tooLarge);
    const content = Buffer.from(await file.arrayBuffer());
    const { picture, square, thumbnail } = await this.#conversions.run(caller.id, () => convertPicture(content));
    const filename = `${randomBytes(nameBytes).toString('base64url')}.webp`;
    try {
      await this.#storage.put(thumbnailFilename(filename), thumbnail);
      await this.#storage.put(squareFilename(filename), square);
      await this.#storage.put(filename, picture);
      const first = await this.#firstResponse(filename, { idempotencyKey, caller });
      if (first.filename !== filename) await this.#delete(filename);
      return first;
    } catch (error) {
      // The caller does not wait, because a storage that hangs would hang again. What remains has no owner and no address.
      void this.#delete(filename).catch(() => undefined);
      throw error;
    }
  }

  /** @param filename a name that `assertPictureName` accepts */
  async read(filename: string): Promise<Buffer> {
    const content = (await this.#storage.get(filename)) ?? (await this.#missingThumbnail(filename));
    if (content === null) throw notFound();
    return content;
  }

  /** Deletes the pictures of a member who was removed. */
  async removePictures({ pictures }: MemberRemoved): Promise<void> {
    for (const address of pictures) {
      const filename = uploadedFilename(address);
      if (filename === undefined) continue;
      await this.#delete(filename);
      await picturesRepository(this.#database.manager).delete(filename);
    }
  }

  #firstResponse(
    filename: string,
    { idempotencyKey: key, caller }: { readonly idempotencyKey: string | undefined; readonly caller: Caller },
  ): Promise<{ readonly filename: string }> {
    const { operation } = createUpload;
    return createOnce(this.#database, { caller: caller.id, operation, key }, async (manager) => {
      const pictures = picturesRepository(manager);
      if (await pictures.isOwnerRemoved(caller.id)) throw formerMember();
      await pictures.insert(filename, caller.id);
      return { filename };
    });
  }

  /** A picture that was uploaded before there were thumbnails gets its own when it is first read. */
  async #missingThumbnail(filename: string): Promise<Buffer | null> {
    const name = thumbnailName.exec(filename)?.[1];
    if (name === undefined) return null;
    const squareName = squareFilename(`${name}.webp`);
    const square = await this.#storage.get(squareName);
    if (square === null) return null;
    const thumbnail = await this.#conversions.run(filename, () => thumbnailOf(square));
    await this.#storage.put(filename, thumbnail);
    // The picture may have been deleted meanwhile: its square goes before its thumbnail.
    if ((await this.#storage.get(squareName)) !== null) return thumbnail;
    await this.#storage.delete(filename);
    return null;
  }

  async #delete(filename: string): Promise<void> {
    await this.#storage.delete(filename);
    await this.#storage.delete(squareFilename(filename));
    await this.#storage.delete(thumbnailFilename(filename));
  }
}
