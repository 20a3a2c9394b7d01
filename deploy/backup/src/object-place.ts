/** An object that is stored. */
export interface StoredObject {
  /** The name, with slashes between folders. */
  readonly name: string;
  readonly bytes: number;
  /** Differs when the content differs: the time of a file's change, or the entity tag of an object. */
  readonly mark: string;
}

/** A place with named objects: a folder, or a bucket of an S3-compatible store. Errors name the place. */
export interface ObjectPlace {
  /** Its name in messages; it contains no secret. */
  readonly label: string;
  /** All objects whose names begin with the prefix, in no particular order. */
  list(prefix?: string): AsyncIterable<StoredObject>;
  /** Resolves to null if there is no object of this name. */
  get(name: string): Promise<Buffer | null>;
  /** Resolves when the object is stored durably and whole; a failure leaves nothing under its name. */
  put(name: string, content: Buffer): Promise<void>;
  /** Stores the object unless there is one of this name; resolves to false then. */
  create(name: string, content: Buffer): Promise<boolean>;
  /** Has no effect if there is no object of this name. */
  delete(name: string): Promise<void>;
}
