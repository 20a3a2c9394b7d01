import { reservedClubKeys, reservedClubRoutes } from '@seed/clubs-contracts/clubs';
import { conflict, type ProblemError, validationFailed } from '@seed/service-kit/problem-error';
import type { ClubRow } from './club.entity.ts';

type Names = Pick<ClubRow, 'key' | 'route'>;

const taken = {
  key: { pointer: '/key', message: 'Another club has this key.' },
  route: { pointer: '/route', message: 'Another club has this route.' },
} as const;
const reserved = {
  key: { pointer: '/key', message: 'The documents have a category of this name.' },
  route: { pointer: '/route', message: 'The portal has a page of its own there.' },
} as const;

/** @throws ProblemError `validation` (400) for a key or a route that no club can have. */
export function assertNotReserved({ key, route }: Names): void {
  const errors = [
    ...(isOneOf(key, reservedClubKeys) ? [reserved.key] : []),
    ...(isOneOf(route, reservedClubRoutes) ? [reserved.route] : []),
  ];
  if (errors.length > 0) throw validationFailed(errors);
}

/**
 * Makes the conflict with the clubs that exist; undefined if there is none. Addresses name a club by its slug or its key,
 * in any case, so a club may have neither of another one.
 */
export function conflictWith(clubs: readonly Names[], { key, route }: Names): ProblemError | undefined {
  const names = clubs.flatMap((club) => [club.key, slugOf(club.route)]);
  const errors = [...(isOneOf(key, names) ? [taken.key] : []), ...(isOneOf(slugOf(route), names) ? [taken.route] : [])];
  return errors.length > 0 ? conflict('There is such a club already.', errors) : undefined;
}

function slugOf(route: string): string {
  return route.slice(route.lastIndexOf('/') + 1);
}

function isOneOf(name: string, names: readonly string[]): boolean {
  return names.some((one) => one.toLowerCase() === name.toLowerCase());
}
