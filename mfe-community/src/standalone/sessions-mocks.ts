import { endOtherSessions, endSession, listSessions } from '@seed/community-contracts/sessions';
import { mockEndpoint } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import type { CommunityWorld } from './community-world.ts';

/** The browsers in which the member is signed in; null while the provider does not list them. */
export function sessionsMocks(world: CommunityWorld): MockHandler[] {
  return [
    mockEndpoint(listSessions, () => ({
      data: { isAvailable: world.sessions !== null, sessions: world.sessions ?? [] },
    })),
    mockEndpoint(endSession, ({ params }) => {
      world.sessions = world.sessions?.filter(({ id }) => id !== params.id) ?? null;
      return { data: undefined };
    }),
    mockEndpoint(endOtherSessions, () => {
      world.sessions = world.sessions?.filter(({ isCurrent }) => isCurrent) ?? null;
      return { data: undefined };
    }),
  ];
}
