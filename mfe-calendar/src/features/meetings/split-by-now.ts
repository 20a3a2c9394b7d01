import type { Meeting } from '@seed/calendar-contracts/meeting-list';

export interface SplitMeetings {
  /** Future meetings, the next one first. */
  readonly upcoming: Meeting[];
  /** Past meetings, the latest one first. */
  readonly past: Meeting[];
}

/** A meeting whose instant is before now is past. */
export function splitByNow(meetings: readonly Meeting[], now: number): SplitMeetings {
  const sorted = meetings.toSorted((one, other) => startOf(one) - startOf(other) || one.id - other.id);
  return {
    upcoming: sorted.filter((meeting) => startOf(meeting) >= now),
    past: sorted.filter((meeting) => startOf(meeting) < now).reverse(),
  };
}

function startOf({ startsAt }: Meeting): number {
  return Date.parse(startsAt);
}
