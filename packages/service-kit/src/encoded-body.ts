import { hash } from 'node:crypto';

/** The body of a response, ready to be sent. */
export interface EncodedBody {
  readonly bytes: Buffer;
  /** The digest of the bytes, in base64url. */
  readonly digest: string;
}

/** A page that is the body of several responses, which share its encoding. `sharedPages` freezes it. */
export class SharedPage<Item> extends Array<Item> {
  #encoded: EncodedBody | undefined;

  /** Encodes the page as JSON, once. */
  encode(): EncodedBody {
    this.#encoded ??= encodeText(JSON.stringify(this));
    return this.#encoded;
  }
}

/** A body that is encoded as JSON before its response is sent, such as one that several responses have. */
export class EncodedJson implements EncodedBody {
  readonly bytes: Buffer;
  readonly digest: string;

  private constructor({ bytes, digest }: EncodedBody) {
    this.bytes = bytes;
    this.digest = digest;
  }

  /** Encodes a body, unless it is encoded. */
  static of(body: unknown): EncodedJson {
    return body instanceof EncodedJson ? body : new EncodedJson(encodeJson(body));
  }
}

/** Encodes a body as JSON. */
export function encodeJson(body: unknown): EncodedBody {
  if (body instanceof EncodedJson) return body;
  return body instanceof SharedPage ? body.encode() : encodeText(JSON.stringify(body));
}

/** Encodes a text once for its digest, its length and the connection. */
export function encodeText(text: string): EncodedBody {
  const bytes = Buffer.from(text);
  return { bytes, digest: hash('sha1', bytes, 'base64url') };
}
