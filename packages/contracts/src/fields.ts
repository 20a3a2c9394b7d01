import { z } from 'zod';

/** A row's key: a positive integer, given out by the service. */
export const entityId = z.coerce.number().int().positive().max(2_147_483_647);

/** A member's id: the subject of the access token. */
export const memberId = z.string().min(1).max(191);

/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime().meta({ override: { type: 'string', format: 'date-time' } });

/** What the caller may do with the entity, decided by the server. */
export const permissions = z.object({ update: z.boolean(), delete: z.boolean() }).meta({ id: 'Permissions' });

export type Permissions = z.infer<typeof permissions>;

/** Length in Unicode code points: what a member counts as characters, on both sides of the wire. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

export interface TextRule {
  /** Greatest length in code points. */
  readonly max: number;
  /** Told when nothing is left after trimming. */
  readonly required: string;
  /** What the field is called in the message about its length. */
  readonly label: string;
}

/** Text a member must give; trimmed. */
export function requiredText({ max, required, label }: TextRule) {
  return z
    .string(required)
    .trim()
    .min(1, required)
    .refine((text) => codePoints(text) <= max, `${label} can have at most ${max} characters.`);
}

const bareHost = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u;

/** The link as it is stored, or null if it is not http(s). A bare host such as `example.org/a` gets https. */
export function normalizeLink(text: string): string | null {
  const trimmed = text.trim();
  const candidate = bareHost.test(trimmed) ? `https://${trimmed}` : trimmed;
  if (!URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
