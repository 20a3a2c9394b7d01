import { clubName } from '@seed/clubs-contracts/club-list';
import type { SelectOption } from '@seed/ui/select';
import { messages } from '../../messages.ts';
import type { NamedClub } from './api/list-clubs.ts';

/** The id of the option for all members; their meetings have no classification, but an option needs an id. */
const allMembers = '-';

export function audienceOf(classification: string): string {
  return classification === '' ? allMembers : classification;
}

export function classificationOf(audience: string): string {
  return audience === allMembers ? '' : audience;
}

/** The options: all members, each club, and the meeting's own club if the list lacks it. */
export function audiencesWith(classification: string, clubs: readonly NamedClub[]): SelectOption<string>[] {
  const isListed = classification === '' || clubs.some(({ key }) => key === classification);
  const own = isListed ? [] : [{ key: classification, name: clubName(classification) }];
  return [
    { id: allMembers, label: messages.meeting.general },
    ...[...clubs, ...own].map(({ key, name }) => ({ id: key, label: name })),
  ];
}
