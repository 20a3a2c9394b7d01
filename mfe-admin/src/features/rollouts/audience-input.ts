import { coerce, int, maximum, minimum, object } from '@seed/contracts/schema';
import { parseText } from '@seed/portal-sdk';
import type { Parsed } from '@seed/portal-sdk';
import { reason } from '@seed/registry-contracts/modules';
import { rolloutMessages } from '../../rollout-messages.ts';
import type { AudienceInput } from './api/rollouts.ts';

/** The fields of the form; `pace` is a key of the messages. */
export type AudienceField = 'share' | 'pace' | 'reason';

const message = rolloutMessages.audience.wrongShare;
const schema = object({
  share: coerce.number(message).check(int(message), minimum(1, message), maximum(100, message)),
  reason,
});

/** The share as a number, or the messages about the fields. */
export function parseAudience(text: Readonly<Record<AudienceField, string>>): Parsed<AudienceField, AudienceInput> {
  const { input, errors } = parseText<AudienceField, Omit<AudienceInput, 'goesOn'>>(schema, text);
  return input === undefined ? { errors } : { input: { ...input, goesOn: text.pace === 'goesOn' }, errors };
}
