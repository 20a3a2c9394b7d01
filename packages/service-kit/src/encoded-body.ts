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

/** Encodes a body as JSON. */
export function encodeJson(body: unknown): EncodedBody {
  return body instanceof SharedPage ? body.encode() : encodeText(JSON.stringify(body));
}

/** Encodes a text once for its digest, its length and the connection. */
export function encodeText(text: string): EncodedBody {
  const bytes = Buffer.from(text);
  return { bytes, digest: hash('sha1', bytes, 'base64url') };
}
