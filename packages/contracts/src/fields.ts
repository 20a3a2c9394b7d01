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
 * The checks of a text that must not be blank: a blank one gets this message, and no later check runs.
 *
 * @example
 * const name = z.string().check(...notBlank('Please enter a name.'));
 */
export function notBlank(required: string) {
  const isGiven = z.refine<string>((text) => text !== '', { error: required, abort: true });
  return [z.trim(), isGiven, z.meta({ pattern: '\\S' })] as const;
}

/**
 * Text that must not be blank; trimmed. A blank text gets this message only.
 * @param required the message about a missing or blank text
 *
 * @example
 * const name = nonBlankText('Please enter a name.');
 */
export function nonBlankText(required: string) {
  return z.string(required).check(...notBlank(required));
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
 * Text that a member must give; trimmed. The blanks around it count, as in a form's counter and in JSON Schema.
 *
 * @example
 * const title = requiredText({ max: 150, required: 'Title is required.', label: 'The title' });
 */
export function requiredText({ required, ...bound }: TextRule) {
  return z.string(required).check(...within(bound), ...notBlank(required));
}

/**
 * Text that may be empty; trimmed. The blanks around it count.
 *
 * @example
 * const description = boundedText({ max: 2000, label: 'The description' });
 */
export function boundedText(bound: TextBound) {
  return z.string().check(...within(bound), z.trim());
}

/**
 * Whether `YYYY-MM-DD` names a day that exists.
 *
 * @returns false for other texts
 *
 * @example
 * isRealDay('2026-02-30'); // false
 */
export function isRealDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

/** JSON Schema counts code points too; zod's own `maxLength` counts UTF-16 units. */
function within({ max, label }: TextBound) {
  const message = `${label} can have at most ${max} characters.`;
  return [z.refine<string>((text) => codePoints(text) <= max, message), z.meta({ maxLength: max })] as const;
}
