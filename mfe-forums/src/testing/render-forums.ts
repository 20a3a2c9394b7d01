import type { PortalUser } from '@seed/portal-sdk';
import { mockUser, renderModule } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { forumsMocks } from '../standalone/forums-mocks.ts';
import type { ForumsWorld } from '../standalone/forums-world.ts';

/** A member who is not signed in. */
export const kenji = { author: 'Kenji Tanaka', authorID: '11111111-0000-4000-8000-000000000003' } as const;

/** A member who may delete what others wrote. */
export const admin: PortalUser = { ...mockUser, isAdmin: true };

/** Opens the module at a URL of the portal, over a world of posts, comments and notes. */
export function renderForums(at: string, world: ForumsWorld) {
  const basename = at.startsWith('/recommendations') ? '/recommendations' : '/forums';
  return renderModule(App, { at, basename, user: world.user, handlers: forumsMocks(world) });
}
