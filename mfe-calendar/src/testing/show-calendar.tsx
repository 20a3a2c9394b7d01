import { ModuleRoot, standInUser, testPortal } from '@seed/portal-sdk/testing';
import type { TestPortal } from '@seed/portal-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { calendarAnswers } from '../standalone/calendar-answers.ts';
import type { CalendarWorld } from '../standalone/calendar-world.ts';

export interface ShownCalendar extends TestPortal {
  readonly member: ReturnType<typeof userEvent.setup>;
  /** Leaves the page as a reload does, and shows what the URL says again. */
  reload(): ShownCalendar;
}

/** Opens the module at a URL of the portal, over a world of events and meetings. */
export function showCalendar(at: string, world: CalendarWorld): ShownCalendar {
  const basename = at.startsWith('/meetings') ? '/meetings' : '/calendar';
  const user = { ...standInUser, isAdmin: world.isAdmin };
  const portal = testPortal({ at, basename, user, answers: calendarAnswers(world) });
  const member = userEvent.setup();
  const { unmount } = render(<ModuleRoot app={App} portal={portal.props} />);
  const reload = () => {
    act(() => void dispatchEvent(new Event('pagehide')));
    unmount();
    const { pathname, search } = portal.props.navigation.getLocation();
    return showCalendar(pathname + search, world);
  };
  return Object.assign(portal, { member, reload });
}

/** Chooses from the menu behind a button. */
export async function choose(member: ShownCalendar['member'], menu: string, item: string): Promise<void> {
  await member.click(await screen.findByRole('button', { name: menu }));
  await member.click(await screen.findByRole('menuitem', { name: item }));
}
