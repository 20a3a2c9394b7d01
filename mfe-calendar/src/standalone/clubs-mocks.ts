import { defaultClubArt, listClubs } from '@seed/clubs-contracts/clubs';
import { mockEndpoint } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { CalendarWorld } from './calendar-world.ts';

/** The responses of the clubs service; the pages of meetings need the names of clubs. */
export function clubsMocks(world: CalendarWorld): MockHandler[] {
  const filling = { ...defaultClubArt, mainDescription: '', syllabusUrl: '' };
  const permissions = { update: world.isAdmin, delete: world.isAdmin };
  return [
    mockEndpoint(listClubs, () => ({
      data: world.clubs.map(({ key, name, retiredAt }, at) => ({
        ...filling,
        id: at + 1,
        key,
        name,
        route: `/clubs/${key.toLowerCase()}`,
        permissions,
        retiredAt,
      })),
    })),
  ];
}
