import { leavePortal } from '@seed/community-contracts/leaving';
import { mockEndpoint, MockProblemError } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { CommunityWorld } from './community-world.ts';

/** The end of the membership: the token of a member who has left is refused. */
export function leavingMocks(world: CommunityWorld): MockHandler[] {
  return [
    mockEndpoint(leavePortal, () => {
      if (world.hasLeft) throw new MockProblemError('forbidden');
      world.hasLeft = true;
      world.profiles = world.profiles.filter(({ id }) => id !== world.user.id);
      return { data: undefined };
    }),
  ];
}
