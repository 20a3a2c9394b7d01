import { clubName } from '@seed/contracts/clubs';
import type { SelectOption } from '@seed/ui/select';
import { messages } from '../../messages.ts';
import type { NamedClub } from './api/list-clubs.ts';

/** A meeting's classification as a choice; a choice needs a name where the classification is empty. */
const everybody = '-';

export function audienceOf(classification: string): string {
  return classification === '' ? everybody : classification;
}

export function classificationOf(audience: string): string {
  return audience === everybody ? '' : audience;
}

/** The choices: all members, each club, and the meeting's own club if it is none of them. */
export function audiencesWith(classification: string, clubs: readonly NamedClub[]): SelectOption<string>[] {
  const isKnown = classification === '' || clubs.some(({ key }) => key === classification);
  const own = isKnown ? [] : [{ key: classification, name: clubName(classification) }];
  return [
    { id: everybody, label: messages.meeting.general },
    ...[...clubs, ...own].map(({ key, name }) => ({ id: key, label: name })),
  ];
}
