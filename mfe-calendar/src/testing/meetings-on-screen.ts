import { screen, within } from '@testing-library/react';

/** Noon in Colombia. */
export const now = '2026-11-21T17:00:00.000Z';

/** The titles of the meetings in a group, in their order. */
export const titles = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent?.replace(' (opens in a new tab)', ''));

/** The card of the meeting with the title. */
export const card = (title: string) =>
  within(screen.getByRole('link', { name: new RegExp(`^${title}`) }).closest('article') as HTMLElement);

/** The text of a page without future meetings. */
export const empty = 'No upcoming meetings scheduled. Use the button above to schedule new meetings.';
