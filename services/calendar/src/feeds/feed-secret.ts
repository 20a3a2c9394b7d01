import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** A secret that nobody can guess. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** What is stored of a secret. It is random enough that no salt is needed. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
