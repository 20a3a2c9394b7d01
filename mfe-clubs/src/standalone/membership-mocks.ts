import { joinClub, leaveClub, listClubMembers } from '@seed/clubs-contracts/clubs';
import { listProfiles } from '@seed/community-contracts/profiles';
import type { PortalUser } from '@seed/portal-sdk';
import { findOrNotFound, mockEndpoint } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { ClubsWorld } from './clubs-world.ts';

/** The responses about the members of clubs. No member has a picture. */
export function membershipMocks(world: ClubsWorld, user: PortalUser): MockHandler[] {
  const others = (id: number) => world.members.filter((member) => member.clubId === id && member.id !== user.id);
  const setMembers = (id: number, members: ClubsWorld['members']) => {
    findOrNotFound(world.clubs, id);
    world.members = [...world.members.filter(({ clubId }) => clubId !== id), ...members];
    const isMember = members.some((member) => member.id === user.id);
    world.clubs = world.clubs.map((club) =>
      club.id === id ? { ...club, isMember, memberCount: members.length } : club,
    );
    return {};
  };
  return [
    mockEndpoint(listClubMembers, ({ params: { id }, query: { limit } }) => ({
      data: world.members
        .filter(({ clubId }) => clubId === id)
        .slice(0, limit)
        .map(({ clubId: _, ...member }) => member),
    })),
    mockEndpoint(joinClub, ({ params: { id } }) => {
      const joined = { clubId: id, id: user.id, name: user.name, joinedAt: new Date().toISOString() };
      return setMembers(id, [joined, ...others(id)]);
    }),
    mockEndpoint(leaveClub, ({ params: { id } }) => setMembers(id, others(id))),
    mockEndpoint(listProfiles, () => ({ data: [] })),
  ];
}
