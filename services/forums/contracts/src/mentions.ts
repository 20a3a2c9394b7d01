import * as z from '@seed/contracts/schema';
import { memberId, requiredText } from '@seed/contracts/fields';

/** Greatest number of members that a text mentions, and greatest length of a name in code points. */
export const mentionLimits = { mentions: 20, name: 200 } as const;

/** A member whom a text mentions: it has `@` and the name where the member is mentioned. */
export const mention = z.object({ memberId, name: z.string() }).check(z.meta({ id: 'Mention' }));

export type Mention = z.infer<typeof mention>;

/** The members whom a stored text mentions. */
export const mentions = z
  .optional(z.array(mention).check(z.maxLength(mentionLimits.mentions)))
  .check(z.describe('The members whom its text mentions as `@name`; absent for none'));

const name = requiredText({ max: mentionLimits.name, required: 'A name is required.', label: 'A name' });

/** The mentions that a client sends with a text; the service refuses those whose `@name` it does not have. */
export const sentMentions = z
  .optional(z.array(z.object({ memberId, name })).check(z.maxLength(mentionLimits.mentions)))
  .check(z.describe('Different members whom the text mentions as `@name`; a change without it keeps them'));
