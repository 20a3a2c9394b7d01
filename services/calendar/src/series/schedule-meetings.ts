import { meetingInstant, meetingTexts, meetingYears } from '@seed/calendar-contracts/meetings';
import { datesOf, type Recurrence, recurrenceLimits, recurrenceTexts } from '@seed/calendar-contracts/recurrence';
import { validationFailed } from '@seed/service-kit/problem-error';
import type { Transaction } from '@seed/service-kit/transaction';
import type { MeetingRow } from '../meetings/meeting.entity.ts';
import { meetingsRepository, type NewMeeting } from '../meetings/meetings.repository.ts';
import { seriesRepository } from './series.repository.ts';

/**
 * Stores a meeting, or all of a series, and resolves to the first one.
 *
 * @throws ProblemError `validation_failed` (400) if the series is too short, too long or ends too late.
 */
export async function scheduleMeetings(
  manager: Transaction,
  first: NewMeeting,
  repeats: Recurrence | undefined,
): Promise<MeetingRow> {
  const meetings = meetingsRepository(manager);
  if (repeats === undefined) return meetings.insert(first);
  const [, ...later] = checkedDates(first.date, repeats);
  const { every, interval } = repeats;
  const { date, updatedAt } = first;
  const series = await seriesRepository(manager).insert({ date, every, interval, count: later.length + 1, updatedAt });
  const insert = (on: string) =>
    meetings.insert({
      ...first,
      date: on,
      startsAt: meetingInstant(on),
      seriesId: series.id,
      seriesDate: on,
      repeatEvery: every,
      repeatInterval: interval,
    });
  const meeting = await insert(date);
  for (const on of later) await insert(on);
  return meeting;
}

function checkedDates(date: string, repeats: Recurrence): string[] {
  const dates = datesOf(date, repeats);
  if (dates.length < recurrenceLimits.least || dates.length > recurrenceLimits.most) {
    throw validationFailed([{ pointer: '/repeats', message: recurrenceTexts.meetings }]);
  }
  for (const one of dates) assertYear(one);
  return dates;
}

/** @throws ProblemError `validation_failed` (400) if a meeting cannot be on this date. */
export function assertYear(date: string): void {
  if (date < `${meetingYears.last + 1}` && date >= `${meetingYears.first}`) return;
  throw validationFailed([{ pointer: '/date', message: meetingTexts.year }]);
}
