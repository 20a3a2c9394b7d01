import type { PortalUser } from '@seed/portal-sdk';
import { showModule, standInUser } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { clubsAnswers } from '../standalone/clubs-answers.ts';
import type { ClubsWorld } from '../standalone/clubs-world.ts';

/** Opens the module at a URL of the portal, over a world of clubs. */
export function showClubs(at: string, world: ClubsWorld, user: PortalUser = standInUser) {
  return showModule(App, { at, basename: '/clubs', user, answers: clubsAnswers(world, user) });
}
