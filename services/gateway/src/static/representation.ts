import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
/** In bytes: smaller files gain nothing from compression; larger ones take too long and are compressed by the build. */
const worthBytes = 1000;
const mostBytes = 2_000_000;
const compressible = /^(text\/|image\/svg|application\/(javascript|json|manifest|xml|wasm|.*\+json))/;

export interface RepresentationOptions {
  /** The media type with its charset. */
  readonly type: string;
  readonly body: Buffer;
  /** Compressed beforehand, by the build. */
  readonly encoded?: ReadonlyMap<Encoding, Buffer>;
}

/** The bytes of a response, their type and digest, and their compressed forms, each made at most once. */
export class Representation {
  readonly type: string;
  readonly body: Buffer;
  readonly #digest: string;
  readonly #encoded: Map<Encoding, Promise<Buffer>>;

  constructor({ type, body, encoded }: RepresentationOptions) {
    this.type = type;
    this.body = body;
    this.#digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    this.#encoded = new Map([...(encoded ?? [])].map(([encoding, bytes]) => [encoding, Promise.resolve(bytes)]));
  }

  get isCompressible(): boolean {
    if (this.#encoded.size > 0) return true;
    return compressible.test(this.type) && this.body.length >= worthBytes && this.body.length <= mostBytes;
  }

  etag(encoding?: Encoding): string {
    return encoding === undefined ? `"${this.#digest}"` : `"${this.#digest}-${encoding}"`;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const made = encoding === 'br' ? brotliOf(this.body, brotliOptions(this.body.length)) : gzipOf(this.body);
    this.#encoded.set(encoding, made);
    return made;
  }
}

function brotliOptions(length: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}
