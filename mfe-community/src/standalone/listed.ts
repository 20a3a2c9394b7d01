import type { Query } from '@seed/contracts/endpoint';
import { memberGroup } from '@seed/community-contracts/profiles';
import type { listProfiles } from '@seed/community-contracts/profiles';
import { matchesSearch } from '@seed/portal-sdk/mocks';
import type { StoredProfile } from './community-world.ts';

type ListQuery = Query<typeof listProfiles>;

/** A profile in a list. */
export interface Listed {
  readonly id: number;
  readonly profile: StoredProfile;
  readonly year: number | null | undefined;
}

/** The profiles of a query in its order, as the service lists them. */
export function listed(profiles: readonly StoredProfile[], query: ListQuery): Listed[] {
  const ids = query.ids?.split(',');
  const matching = profiles.filter((profile) => (ids ? ids.includes(profile.id) : isMatch(profile, query)));
  const places = matching.flatMap((profile) => yearsOf(profile, query).map((year) => ({ profile, year })));
  return places.toSorted(byPlace).map((place, index) => ({ id: index + 1, ...place }));
}

function isMatch(profile: StoredProfile, { group, country, year, q }: ListQuery): boolean {
  return (
    (group === undefined || memberGroup(group)?.role === profile.role) &&
    (country === undefined || folded(country) === folded(profile.country)) &&
    (year === undefined || profile.participationYear.includes(year)) &&
    matchesSearch([profile.name], q)
  );
}

function yearsOf({ participationYear }: StoredProfile, { order, year }: ListQuery): (number | null | undefined)[] {
  if (order !== 'year') return [undefined];
  if (year !== undefined) return [year];
  return participationYear.length === 0 ? [null] : participationYear;
}

type Place = Omit<Listed, 'id'>;

const byPlace = (one: Place, other: Place) =>
  (other.year ?? 0) - (one.year ?? 0) || one.profile.name.localeCompare(other.profile.name, 'es');

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
