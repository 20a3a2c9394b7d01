import { clubs } from './clubs.ts';
import type { DemoThread } from './demo-thread.ts';
import { fieldVisits } from './field-visits.ts';
import { funding } from './funding.ts';
import { meetUps } from './meet-ups.ts';
import { mentoring } from './mentoring.ts';

/** What a demo forum starts with, oldest first: the order in which it is stored. */
export const demoThreads: readonly DemoThread[] = [
  ...meetUps,
  ...fieldVisits,
  ...mentoring,
  ...funding,
  ...clubs,
].toSorted((a, b) => b.daysAgo - a.daysAgo);
