import { getClub, listClubs, updateClub } from '@seed/clubs-contracts/clubs';
import type { Club } from '@seed/clubs-contracts/clubs';
import { createEvent } from '@seed/calendar-contracts/events';
import { createUpload } from '@seed/contracts/uploads';
import type { PortalUser } from '@seed/portal-sdk';
import {
  mockEndpoint,
  idempotentCreate,
  findOrNotFound,
  matchesSearch,
  pageOf,
  MockProblemError,
  matchVersion,
} from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { adminMocks } from './admin-mocks.ts';
import { addEvent } from './clubs-world.ts';
import type { ClubsWorld, StoredClub } from './clubs-world.ts';
import { membershipMocks } from './membership-mocks.ts';

/** The responses of the clubs service and the calendar for this member, over a world in memory. */
export function clubsMocks(world: ClubsWorld, user: PortalUser): MockHandler[] {
  const { isAdmin } = user;
  const permissions = { update: isAdmin, delete: isAdmin };
  const present = (club: StoredClub): Club => ({ ...club, permissions });
  const response = (club: StoredClub) => ({ data: present(club), etag: `"${club.version}-x"` });
  const once = idempotentCreate();
  const requireAdmin = () => {
    if (!isAdmin) throw new MockProblemError('forbidden');
  };
  return [
    mockEndpoint(listClubs, ({ query }) => {
      const { rows, next } = pageOf(
        world.clubs.filter(({ name, mainDescription }) => matchesSearch([name, mainDescription], query.q)),
        query,
      );
      return { data: rows.map(present), next };
    }),
    mockEndpoint(getClub, ({ params }) => response(findOrNotFound(world.clubs, params.id))),
    mockEndpoint(
      updateClub,
      ({ params: { id }, body: { name, bannerImage, iconUrl, mainDescription, syllabusUrl }, headers }) => {
        requireAdmin();
        const club = matchVersion(findOrNotFound(world.clubs, id), headers);
        const sent = Object.entries({ name, bannerImage, iconUrl, mainDescription, syllabusUrl });
        const given = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
        const changed = { ...club, ...given, version: club.version + 1 };
        world.clubs = world.clubs.map((one) => (one.id === id ? changed : one));
        return response(changed);
      },
    ),
    ...adminMocks(world, user),
    ...membershipMocks(world, user),
    mockEndpoint(createUpload, () => ({ data: { filename: 'banner.webp' } })),
    mockEndpoint(createEvent, ({ body, headers }) => {
      requireAdmin();
      const id = once(headers, () => addEvent(world, { date: body.date, descriptions: body.descriptions }).id);
      return { data: { ...findOrNotFound(world.events, id), permissions } };
    }),
  ];
}
