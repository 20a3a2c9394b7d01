import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** A new secret of 256 random bits. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** The digest of a secret for the database. The secret is random enough to need no salt. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
