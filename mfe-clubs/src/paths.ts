import type { Club } from '@seed/clubs-contracts/clubs';

/** Paths of the portal that this module links to. */
export const paths = {
  clubs: '/clubs',
  newClub: '/clubs/new',
  clubOrder: '/clubs/order',
  club: ({ route }: Pick<Club, 'route'>) => route,
  scheduleEvent: ({ route }: Pick<Club, 'route'>) => `${route}/schedule`,
  editClub: ({ route }: Pick<Club, 'route'>) => `${route}/edit`,
  documents: ({ key }: Pick<Club, 'key'>) => `/documents/${encodeURIComponent(key)}`,
  meetings: ({ key }: Pick<Club, 'key'>) => `/meetings/${encodeURIComponent(key)}`,
  calendar: '/calendar',
  member: (id: string) => `/community/profiles/${encodeURIComponent(id)}`,
} as const;

/** The start of every club's route, before its slug. */
export const clubsPrefix = '/clubs/';

/** The last segment of a club's route, `/clubs/{slug}`. */
export function slugOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}
