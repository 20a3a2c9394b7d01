import * as z from '@seed/contracts/schema';

/** The key of a row: a positive integer that the service assigns. */
export const entityId = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

/** A member's id: the `sub` of the access token. */
export const memberId = z.string().check(z.minLength(1), z.maxLength(191));

/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime().check(z.meta({ override: { type: 'string', format: 'date-time' } }));

/** The operations that the caller may do with the entity, as the service decided. */
export const permissions = z.object({ update: z.boolean(), delete: z.boolean() }).check(z.meta({ id: 'Permissions' }));

export type Permissions = z.infer<typeof permissions>;

/**
 * The length of a text in Unicode code points, as limits count it in forms and services.
 *
 * @example
 * codePoints('👋'); // 1
 */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/**
 * Text that must not be blank; trimmed. A blank one gets no other message.
 * @param required the message about a missing or blank text
 */
export function nonBlankText(required: string) {
  return z.string(required).check(z.trim(), z.regex(/\S/, { error: required, abort: true }));
}

interface TextBound {
  /** Greatest length in code points. */
  readonly max: number;
  /** The subject of the message about the length, e.g. 'The title'. */
  readonly label: string;
}

export interface TextRule extends TextBound {
  /** The message about a blank text. */
  readonly required: string;
}

/**
 * Text that a member must give; trimmed.
 *
 * @example
 * const title = requiredText({ max: 150, required: 'Title is required.', label: 'The title' });
 */
export function requiredText({ required, ...bound }: TextRule) {
  return nonBlankText(required).check(...within(bound));
}

/**
 * Text that may be empty; trimmed.
 *
 * @example
 * const description = boundedText({ max: 2000, label: 'The description' });
 */
export function boundedText(bound: TextBound) {
  return z.string().check(z.trim(), ...within(bound));
}

/**
 * A link that a member must give: http(s), or a bare host. `normalizeLink` makes the link that is stored.
 *
 * @param required the message about a blank link
 */
export function requiredLink(required: string) {
  return nonBlankText(required).check(
    z.refine((text) => normalizeLink(text) !== null, linkMessage),
    ...shortLink,
  );
}

/** A link that may be empty. */
export function optionalLink() {
  return z.string().check(
    z.trim(),
    z.refine((text) => text === '' || normalizeLink(text) !== null, linkMessage),
    ...shortLink,
  );
}

/** A picture that may be empty: a file of the portal or a link. */
export function optionalPicture() {
  return z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || ownPicture.test(text) || normalizeLink(text) !== null,
      'A picture must be a file of the portal or an http(s) link.',
    ),
    ...shortLink,
  );
}

/** A path on the portal's own origin: an uploaded picture or artwork of the shell, and no way up from there. */
const ownPicture = /^\/(?:uploads|art)(?:\/[\w-][\w.-]*)+$/;

/** Whether `YYYY-MM-DD` names a day that exists. */
export function isRealDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

/** Greatest length of a link as it is stored. */
const longestLink = 2000;

const shortLink = [
  z.refine<string>(
    (text) => text.length <= longestLink && (normalizeLink(text)?.length ?? 0) <= longestLink,
    `The link can have at most ${longestLink} characters.`,
  ),
  z.meta({ maxLength: longestLink }),
] as const;

const linkMessage = 'The link must be an http(s) address.';

/** JSON Schema counts code points too; zod's own `maxLength` counts UTF-16 units. */
function within({ max, label }: TextBound) {
  const message = `${label} can have at most ${max} characters.`;
  return [z.refine<string>((text) => codePoints(text) <= max, message), z.meta({ maxLength: max })] as const;
}

const bareHost = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u;

/**
 * The link as it is stored, or null if it is not http(s) or contains user info: `https://bank.example@evil.example`
 * leads to evil.example. A bare host such as `example.org/a` gets https.
 */
export function normalizeLink(text: string): string | null {
  const trimmed = text.trim();
  const candidate = bareHost.test(trimmed) ? `https://${trimmed}` : trimmed;
  if (!URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  if (url.username !== '' || url.password !== '') return null;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
