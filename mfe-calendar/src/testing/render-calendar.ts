import { renderModule, mockUser } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { calendarMocks } from '../standalone/calendar-mocks.ts';
import type { CalendarWorld } from '../standalone/calendar-world.ts';

/** Opens the module at a URL of the portal, over a world of events and meetings. */
export function renderCalendar(at: string, world: CalendarWorld) {
  const basename = at.startsWith('/meetings') ? '/meetings' : '/calendar';
  const user = { ...mockUser, isAdmin: world.isAdmin };
  return renderModule(App, { at, basename, user, handlers: calendarMocks(world) });
}
