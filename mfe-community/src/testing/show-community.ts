import { showModule } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { paths } from '../paths.ts';
import { communityAnswers } from '../standalone/community-answers.ts';
import type { CommunityWorld } from '../standalone/community-world.ts';

/** Opens the module at a URL of the portal, over a world of profiles. */
export function showCommunity(at: string, world: CommunityWorld) {
  const basename = at.startsWith(paths.myProfile) ? paths.myProfile : paths.community;
  return showModule(App, { at, basename, answers: communityAnswers(world) });
}
