import { showModule, standInUser } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { calendarAnswers } from '../standalone/calendar-answers.ts';
import type { CalendarWorld } from '../standalone/calendar-world.ts';

/** Opens the module at a URL of the portal, over a world of events and meetings. */
export function showCalendar(at: string, world: CalendarWorld) {
  const basename = at.startsWith('/meetings') ? '/meetings' : '/calendar';
  const user = { ...standInUser, isAdmin: world.isAdmin };
  return showModule(App, { at, basename, user, answers: calendarAnswers(world) });
}
