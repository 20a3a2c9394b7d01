import { createHash } from 'node:crypto';
import type { MemberRole } from '@seed/community-contracts/profiles';
import { foldedText } from '@seed/service-kit/folded-text';

/** The role and the country that a list is limited to. */
export interface Scope {
  readonly role?: MemberRole | undefined;
  readonly country?: string | undefined;
}

export const scopeLength = 10;

/** A short prefix of keys for a scope; case and accents of a country make no difference. */
export function scopeKey({ role = undefined, country = '' }: Scope): string {
  const text = JSON.stringify([role, foldedText(country.trim())]);
  return createHash('sha256').update(text).digest('base64url').slice(0, scopeLength);
}
