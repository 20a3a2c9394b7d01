/**
 * The storage of the files of releases. A file is named by the SHA-256 of its content, so its content never changes, and
 * storing it twice does no harm. An object store such as S3 can do all of this.
 */
export interface ReleaseStorage {
  /** Resolves when the content is stored durably. */
  put(digest: string, content: Buffer): Promise<void>;
  /** Resolves to null if there is no such file. */
  get(digest: string): Promise<Buffer | null>;
  /** Has no effect if there is no such file. */
  delete(digest: string): Promise<void>;
}
