import { reportProfile } from '@seed/community-contracts/reports';
import { mockEndpoint, MockProblemError } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { CommunityWorld } from './community-world.ts';

/** Takes reports about the profiles of other members. */
export function reportMocks(world: CommunityWorld): MockHandler[] {
  return [
    mockEndpoint(reportProfile, ({ params: { id }, body }) => {
      if (!world.profiles.some((profile) => profile.id === id)) throw new MockProblemError('not_found');
      if (id === world.user.id) throw new MockProblemError('forbidden');
      world.reports.set(id, body);
      return {};
    }),
  ];
}
