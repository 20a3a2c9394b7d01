import type { PortalUser } from '@seed/portal-sdk';
import { renderModule, mockUser } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
// The chunk of the dialogs is imported here, because fake timers do not wait for a chunk.
import '../dialogs.ts';
import { clubsMocks } from '../standalone/clubs-mocks.ts';
import type { ClubsWorld } from '../standalone/clubs-world.ts';

/** Opens the module at a URL of the portal, over a world of clubs. */
export function renderClubs(at: string, world: ClubsWorld, user: PortalUser = mockUser) {
  return renderModule(App, { at, basename: '/clubs', user, handlers: clubsMocks(world, user) });
}
