import type { StandInAnswer } from '@seed/portal-sdk/answers';
import type { CalendarWorld } from './calendar-world.ts';
import { clubsAnswers } from './clubs-answers.ts';
import { eventsAnswers } from './events-answers.ts';
import { feedAnswers } from './feed-answers.ts';
import { meetingsAnswers } from './meetings-answers.ts';

/** Answers as the calendar service, and of clubs theirs, give them, over a world in memory. */
export function calendarAnswers(world: CalendarWorld): StandInAnswer[] {
  return [...eventsAnswers(world), ...meetingsAnswers(world), ...feedAnswers(world), ...clubsAnswers(world)];
}
