import { getClub, listClubs, updateClub } from '@seed/contracts/clubs';
import type { Club } from '@seed/contracts/clubs';
import { createEvent } from '@seed/contracts/events';
import { createUpload } from '@seed/contracts/uploads';
import type { PortalUser } from '@seed/portal-sdk';
import {
  mockEndpoint,
  idempotentCreate,
  findOrNotFound,
  pageOf,
  MockProblemError,
  matchVersion,
} from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { addEvent } from './clubs-world.ts';
import type { ClubsWorld, KeptClub } from './clubs-world.ts';

/** The responses of the clubs service and the calendar for this member, over a world in memory. */
export function clubsMocks(world: ClubsWorld, { isAdmin }: PortalUser): MockHandler[] {
  const permissions = { update: isAdmin, delete: isAdmin };
  const present = (club: KeptClub): Club => ({ ...club, permissions });
  const response = (club: KeptClub) => ({ data: present(club), etag: `"${club.version}-x"` });
  const once = idempotentCreate();
  const onlyAdmins = () => {
    if (!isAdmin) throw new MockProblemError('forbidden');
  };
  return [
    mockEndpoint(listClubs, ({ query }) => {
      const { rows, next } = pageOf(world.clubs, query);
      return { data: rows.map(present), next };
    }),
    mockEndpoint(getClub, ({ params }) => response(findOrNotFound(world.clubs, params.id))),
    mockEndpoint(
      updateClub,
      ({ params: { id }, body: { name, bannerImage, mainDescription, syllabusUrl }, headers }) => {
        onlyAdmins();
        const club = matchVersion(findOrNotFound(world.clubs, id), headers);
        const sent = Object.entries({ name, bannerImage, mainDescription, syllabusUrl });
        const given = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
        const changed = { ...club, ...given, version: club.version + 1 };
        world.clubs = world.clubs.map((one) => (one.id === id ? changed : one));
        return response(changed);
      },
    ),
    mockEndpoint(createUpload, () => ({ data: { filename: 'banner.webp' } })),
    mockEndpoint(createEvent, ({ body, headers }) => {
      onlyAdmins();
      const id = once(headers, () => addEvent(world, body).id);
      return { data: { ...findOrNotFound(world.events, id), permissions } };
    }),
  ];
}
