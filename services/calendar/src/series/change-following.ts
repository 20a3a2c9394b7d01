import { meetingInstant } from '@seed/calendar-contracts/meetings';
import type { Caller } from '@seed/service-kit/caller';
import { changesOf, type Transaction } from '@seed/service-kit/transaction';
import type { MeetingRow } from '../meetings/meeting.entity.ts';
import { type MeetingChange, notifyOfChange } from '../meetings/meeting-notices.repository.ts';
import { meetingsRepository } from '../meetings/meetings.repository.ts';
import { assertYear } from './schedule-meetings.ts';
import { seriesRepository } from './series.repository.ts';

/**
 * Applies the change of one meeting to the later ones of its series: the same content, moved by as many days to the same
 * hour. A property that did not change stays what it is in each of them. A member is notified once.
 */
export async function changeFollowing(manager: Transaction, change: MeetingChange, caller: Caller): Promise<void> {
  const { before, after } = change;
  const content = changedContent(change);
  for (const meeting of await seriesRepository(manager).following(before)) {
    const changes = changesOf(meeting, { ...content, ...movedDate(meeting, change) });
    if (changes === undefined) continue;
    const by = { changedById: caller.id, updatedAt: after.updatedAt };
    const changed = await meetingsRepository(manager).update(meeting, { ...changes, ...by });
    // One key for all, so that a member who joins several of them is notified of the first.
    await notifyOfChange(manager, { before: meeting, after: changed, of: after }, caller);
  }
}

function changedContent({ before, after }: MeetingChange): Partial<MeetingRow> {
  const { title, description, url, classification, durationMinutes } = after;
  return changesOf(before, { title, description, url, classification, durationMinutes }) ?? {};
}

function movedDate(meeting: MeetingRow, { before, after }: MeetingChange): Partial<MeetingRow> {
  if (before.date === after.date) return {};
  const days = dayOf(after.date) - dayOf(before.date);
  const day = new Date(dayOf(meeting.date) + days).toISOString().slice(0, 10);
  const date = day + after.date.slice(day.length);
  assertYear(date);
  return { date, startsAt: meetingInstant(date) };
}

/** The day in milliseconds, counted in UTC, where every day has 24 hours. */
function dayOf(date: string): number {
  return Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
}
