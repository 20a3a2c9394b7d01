import { clubKeys, clubName } from '@seed/contracts/clubs';
import type { SelectOption } from '@seed/ui/select';
import { messages } from '../../messages.ts';

/** A meeting's classification as a choice; a choice needs a name where the classification is empty. */
const everybody = '-';

export function audienceOf(classification: string): string {
  return classification === '' ? everybody : classification;
}

export function classificationOf(audience: string): string {
  return audience === everybody ? '' : audience;
}

/** Everybody, the clubs, and the meeting's own club if it is younger than this module. */
export function audiencesWith(classification: string): SelectOption<string>[] {
  const keys = new Set<string>([...clubKeys, ...(classification === '' ? [] : [classification])]);
  return [
    { id: everybody, label: messages.meeting.general },
    ...[...keys].map((key) => ({ id: key, label: clubName(key) })),
  ];
}
