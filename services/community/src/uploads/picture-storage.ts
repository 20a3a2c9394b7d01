/** The storage of pictures. A name is used once and its content never changes. */
export interface PictureStorage {
  /** Resolves when the content is stored durably. */
  put(name: string, content: Buffer): Promise<void>;
  /** Resolves to null if there is no picture of this name. */
  get(name: string): Promise<Buffer | null>;
  /** Has no effect if there is no picture of this name. */
  delete(name: string): Promise<void>;
}
