/** The storage of pictures. A name is used once and its content never changes. */
export interface PictureStorage {
  /** Resolves when the content is safe. */
  put(name: string, content: Buffer): Promise<void>;
  /** Null if there is none of that name. */
  get(name: string): Promise<Buffer | null>;
  /** Does nothing if there is none of that name. */
  delete(name: string): Promise<void>;
}
