import { ModuleRoot, testPortal } from '@seed/portal-sdk/testing';
import type { TestPortal } from '@seed/portal-sdk/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { paths } from '../paths.ts';
import { communityAnswers } from '../standalone/community-answers.ts';
import type { CommunityWorld } from '../standalone/community-world.ts';

export interface ShownCommunity extends TestPortal {
  readonly member: ReturnType<typeof userEvent.setup>;
  /** Leaves the page as a reload does, and shows what the URL says again. */
  reload(): ShownCommunity;
}

/** Opens the module at a URL of the portal, over a world of profiles. */
export function showCommunity(at: string, world: CommunityWorld): ShownCommunity {
  const basename = at.startsWith(paths.myProfile) ? paths.myProfile : paths.community;
  const portal = testPortal({ at, basename, answers: communityAnswers(world) });
  const member = userEvent.setup();
  const { unmount } = render(<ModuleRoot app={App} portal={portal.props} />);
  const reload = () => {
    act(() => void dispatchEvent(new Event('pagehide')));
    unmount();
    const { pathname, search } = portal.props.navigation.getLocation();
    return showCommunity(pathname + search, world);
  };
  return Object.assign(portal, { member, reload });
}
