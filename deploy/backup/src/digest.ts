import { createHash } from 'node:crypto';

/** The SHA-256 of content, in hexadecimal digits. */
export function digestOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}
