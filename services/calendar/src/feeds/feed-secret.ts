import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** A new secret of 256 random bits. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** The digest of a secret for the database. It needs no salt, because the secret has 256 random bits. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
