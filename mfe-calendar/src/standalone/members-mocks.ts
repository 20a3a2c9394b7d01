import { emptyProfileTexts, listProfiles } from '@seed/community-contracts/profiles';
import type { ListedProfile } from '@seed/community-contracts/profiles';
import { mockEndpoint } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { CalendarWorld } from './calendar-world.ts';

/** The responses of the community service; a meeting shows the names of members. */
export function membersMocks({ members }: CalendarWorld): MockHandler[] {
  return [
    mockEndpoint(listProfiles, ({ query }) => ({
      data: members.filter(({ id }) => query.ids?.split(',').includes(id)).map(profileOf),
    })),
  ];
}

function profileOf(member: CalendarWorld['members'][number]): ListedProfile {
  const texts = { ...emptyProfileTexts, goromLogin: '', email: '', linkedin: '', picture: '' };
  const rest = { role: 'participant', emailVisibility: 'everyone' } as const;
  const permissions = { update: false, delete: false };
  return { ...texts, ...rest, ...member, participationYear: [], formerIds: [], permissions };
}
