import { createHash } from 'node:crypto';
import type { MemberRole } from '@seed/contracts/profiles';
import { foldedText } from '@seed/service-kit/folded-text';

/** Whom a list is limited to. */
export interface Scope {
  readonly role?: MemberRole | undefined;
  readonly country?: string | undefined;
}

export const scopeLength = 10;

/** A short text that stands for a scope at the beginning of a key; a country counts whatever its case and accents. */
export function scopeKey({ role = undefined, country = '' }: Scope): string {
  const text = JSON.stringify([role, foldedText(country.trim())]);
  return createHash('sha256').update(text).digest('base64url').slice(0, scopeLength);
}
