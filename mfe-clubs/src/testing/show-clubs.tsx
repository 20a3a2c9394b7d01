import type { PortalUser } from '@seed/portal-sdk';
import { ModuleRoot, standInUser, testPortal } from '@seed/portal-sdk/testing';
import type { TestPortal } from '@seed/portal-sdk/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { clubsAnswers } from '../standalone/clubs-answers.ts';
import type { ClubsWorld } from '../standalone/clubs-world.ts';

export interface ShownClubs extends TestPortal {
  readonly member: ReturnType<typeof userEvent.setup>;
  /** Leaves the page as a reload does, and shows what the URL says again. */
  reload(): ShownClubs;
}

/** Opens the module at a URL of the portal, over a world of clubs. */
export function showClubs(at: string, world: ClubsWorld, user: PortalUser = standInUser): ShownClubs {
  const portal = testPortal({ at, basename: '/clubs', user, answers: clubsAnswers(world, user) });
  const member = userEvent.setup();
  const { unmount } = render(<ModuleRoot app={App} portal={portal.props} />);
  const reload = () => {
    act(() => void dispatchEvent(new Event('pagehide')));
    unmount();
    const { pathname, search } = portal.props.navigation.getLocation();
    return showClubs(pathname + search, world, user);
  };
  return Object.assign(portal, { member, reload });
}
