import type { MemberSession, PortalUser } from '@seed/portal-sdk';
import { mockUser, renderModule } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { paths } from '../paths.ts';
import { communityMocks } from '../standalone/community-mocks.ts';
import type { CommunityWorld } from '../standalone/community-world.ts';

/** A member who may remove others. */
export const admin: PortalUser = { ...mockUser, isAdmin: true };

/** Opens the module at a URL of the portal, over a world of profiles. */
export function renderCommunity(at: string, world: CommunityWorld, session?: Partial<MemberSession>) {
  const basename = at.startsWith(paths.myProfile) ? paths.myProfile : paths.community;
  const handlers = communityMocks(world);
  return renderModule(App, { at, basename, user: world.user, handlers, ...(session && { session }) });
}
