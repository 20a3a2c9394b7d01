import { getClubOrder, updateClubOrder } from '@seed/clubs-contracts/club-order';
import { createClub, reopenClub, retireClub } from '@seed/clubs-contracts/clubs';
import type { Body } from '@seed/contracts/endpoint';
import type { PortalUser } from '@seed/portal-sdk';
import { findOrNotFound, idempotentCreate, matchVersion, mockEndpoint, MockProblemError } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { addClub } from './clubs-world.ts';
import type { ClubsWorld, StoredClub } from './clubs-world.ts';

/** The responses to an Admin who founds, orders and retires clubs. */
export function adminMocks(world: ClubsWorld, { isAdmin }: PortalUser): MockHandler[] {
  const order = () => ({
    data: { ids: world.clubs.map(({ id }) => id), permissions: { update: isAdmin, delete: false } },
    etag: `"${world.orderVersion}-0"`,
  });
  const setRetired = (id: number, retiredAt: string | undefined) => {
    if (!isAdmin) throw new MockProblemError('forbidden');
    const { retiredAt: _, ...club } = findOrNotFound(world.clubs, id);
    const changed = { ...club, version: club.version + 1, ...(retiredAt !== undefined && { retiredAt }) };
    world.clubs = world.clubs.map((one) => (one.id === id ? changed : one));
    return {};
  };
  const once = idempotentCreate();
  return [
    mockEndpoint(createClub, ({ body, headers }) => {
      if (!isAdmin) throw new MockProblemError('forbidden');
      const { version, ...club } = findOrNotFound(
        world.clubs,
        once(headers, () => foundClub(world, body).id),
      );
      return { data: { ...club, permissions: { update: true, delete: true } }, etag: `"${version}-x"` };
    }),
    mockEndpoint(getClubOrder, order),
    mockEndpoint(updateClubOrder, ({ body: { ids }, headers }) => {
      if (!isAdmin) throw new MockProblemError('forbidden');
      matchVersion({ version: world.orderVersion }, headers);
      if (ids.length !== world.clubs.length) throw new MockProblemError('conflict');
      world.clubs = ids.map((id) => findOrNotFound(world.clubs, id));
      world.orderVersion += 1;
      return order();
    }),
    mockEndpoint(retireClub, ({ params: { id } }) => setRetired(id, new Date().toISOString())),
    mockEndpoint(reopenClub, ({ params: { id } }) => setRetired(id, undefined)),
  ];
}

/** The club as the service stores it: one without pictures gets the portal's own. */
function foundClub(world: ClubsWorld, { iconUrl, bannerImage, ...club }: Body<typeof createClub>): StoredClub {
  const isTaken = world.clubs.some(({ route }) => route === club.route);
  if (isTaken) {
    throw new MockProblemError('conflict', {
      errors: [{ pointer: '/route', message: 'Another club has this route.' }],
    });
  }
  return addClub(world, { ...club, ...(iconUrl !== '' && { iconUrl }), ...(bannerImage !== '' && { bannerImage }) });
}
