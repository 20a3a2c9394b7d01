import type { Club } from '@seed/clubs-contracts/clubs';

/** Paths of the portal that this module links to. */
export const paths = {
  clubs: '/clubs',
  club: ({ route }: Pick<Club, 'route'>) => route,
  scheduleEvent: ({ route }: Pick<Club, 'route'>) => `${route}/schedule`,
  editClub: ({ route }: Pick<Club, 'route'>) => `${route}/edit`,
  documents: ({ key }: Pick<Club, 'key'>) => `/documents/${encodeURIComponent(key)}`,
  meetings: ({ key }: Pick<Club, 'key'>) => `/meetings/${encodeURIComponent(key)}`,
  calendar: '/calendar',
  member: (id: string) => `/community/profiles/${encodeURIComponent(id)}`,
} as const;

/** The last segment of a club's route, `/clubs/{slug}`. */
export function slugOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}
