import { booksAndFilms } from './books-and-films.ts';
import type { DemoNote } from './demo-note.ts';
import { placesAndFood } from './places-and-food.ts';
import { podcastsAndTools } from './podcasts-and-tools.ts';

/** What a demo board starts with, oldest first: the order in which it is stored. */
export const demoNotes: readonly DemoNote[] = [...booksAndFilms, ...podcastsAndTools, ...placesAndFood].toSorted(
  (a, b) => b.daysAgo - a.daysAgo,
);
