import { hash } from 'node:crypto';

/** The body of a response, ready to be sent. */
export interface EncodedBody {
  readonly bytes: Buffer;
  /** The digest of the bytes, in base64url. */
  readonly digest: string;
}

let lastPage: { readonly items: unknown; readonly encoded: EncodedBody } | undefined;

/** Encodes a body as JSON; a frozen page once for the responses that share it (`sharedPages`), which follow each other. */
export function encodeJson(body: unknown): EncodedBody {
  if (lastPage !== undefined && lastPage.items === body) return lastPage.encoded;
  const encoded = encodeText(JSON.stringify(body));
  if (Array.isArray(body) && Object.isFrozen(body)) lastPage = { items: body, encoded };
  return encoded;
}

/** Encodes a text once for its digest, its length and the connection. */
export function encodeText(text: string): EncodedBody {
  const bytes = Buffer.from(text);
  return { bytes, digest: hash('sha1', bytes, 'base64url') };
}
