import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** The content of a part in bytes; the memory that a file of any size needs. */
const partBytes = 4 * 1024 * 1024;
/** The size has a column of 31 bits, and the format without extensions one of 32. */
const mostBytes = 2_000_000_000;

/** The file would be larger than it can be. */
export class DataExportTooLargeError extends Error {
  override readonly name = 'DataExportTooLargeError';
  readonly code = 'data_export_too_large';
}

/** Stores the next part of a file. */
export type StorePart = (content: Buffer) => Promise<void>;

/** Writes a ZIP file whose content is stored in parts, while it is written. */
export class ZipParts {
  readonly #store: StorePart;
  readonly #zip: Zip;
  #chunks: Uint8Array[] = [];
  #pending = 0;
  #bytes = 0;
  #error: Error | undefined;

  constructor(store: StorePart) {
    this.#store = store;
    this.#zip = new Zip((error, chunk) => {
      if (error !== null) this.#error = error;
      else this.#add(chunk);
    });
  }

  /** Adds a file of texts, which are compressed. */
  async addText(name: string, texts: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = new Date();
    this.#zip.add(file);
    for await (const text of texts) {
      file.push(Buffer.from(text));
      await this.#storeFullParts();
    }
    file.push(new Uint8Array(), true);
    await this.#storeFullParts();
  }

  /** Adds a file that is compressed already, such as a picture. */
  async addBinary(name: string, content: Uint8Array): Promise<void> {
    const file = new ZipPassThrough(name);
    file.mtime = new Date();
    this.#zip.add(file);
    file.push(content, true);
    await this.#storeFullParts();
  }

  /** Completes the file and resolves to its size in bytes. */
  async end(): Promise<number> {
    this.#zip.end();
    await this.#storeFullParts();
    if (this.#pending > 0) await this.#storePart(this.#pending);
    return this.#bytes;
  }

  #add(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#pending += chunk.length;
    this.#bytes += chunk.length;
  }

  async #storeFullParts(): Promise<void> {
    if (this.#error !== undefined) throw this.#error;
    if (this.#bytes > mostBytes) throw new DataExportTooLargeError('The file is too large.');
    while (this.#pending >= partBytes) await this.#storePart(partBytes);
  }

  async #storePart(length: number): Promise<void> {
    const content = Buffer.concat(this.#chunks);
    this.#chunks = [content.subarray(length)];
    this.#pending -= length;
    await this.#store(content.subarray(0, length));
  }
}
