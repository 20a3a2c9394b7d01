import type { ListedProfile } from '@seed/community-contracts/profiles';

export interface YearOfMembers {
  /** Null for members without a year. */
  readonly year: number | null;
  readonly members: readonly ListedProfile[];
}

/** Groups the rows of a list by year, the newest first; members without a year are last. */
export function byYear(members: readonly ListedProfile[]): YearOfMembers[] {
  const years = [...new Set(members.map(yearOf))].toSorted((one, other) => (other ?? 0) - (one ?? 0));
  return years.map((year) => ({ year, members: members.filter((member) => yearOf(member) === year) }));
}

function yearOf({ listedYear }: ListedProfile): number | null {
  return listedYear ?? null;
}
