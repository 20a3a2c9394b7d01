import type { ListedProfile } from '@seed/contracts/profiles';

export interface YearOfMembers {
  /** Null for those without one. */
  readonly year: number | null;
  readonly members: readonly ListedProfile[];
}

/** Members in the order of the list, which is by year, cut where the year changes. */
export function byYear(members: readonly ListedProfile[]): YearOfMembers[] {
  const years = [...new Set(members.map(yearOf))];
  return years.map((year) => ({ year, members: members.filter((member) => yearOf(member) === year) }));
}

function yearOf({ listedYear }: ListedProfile): number | null {
  return listedYear ?? null;
}
