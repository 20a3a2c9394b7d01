import { eventHourYears, eventInstant, eventTexts } from '@seed/calendar-contracts/events';
import { validationFailed } from '@seed/service-kit/problem-error';
import type { EventRow } from './event.entity.ts';

type Hour = Pick<EventRow, 'time' | 'zone'>;

/** The hour in a request; a field that it leaves out stays. */
interface RequestedHour {
  readonly time?: string | null | undefined;
  readonly zone?: string | null | undefined;
}

/** The hour of an event that takes the whole day. */
export const noHour: Hour = { time: null, zone: null };

/**
 * The hour of an event after a request.
 *
 * @throws ProblemError `validation_failed` (400) if an hour has no zone, or its day no instant.
 */
export function hourOf(day: string, stored: Hour, { time = stored.time, zone = stored.zone }: RequestedHour): Hour {
  if (time === null) return noHour;
  if (zone === null) throw validationFailed([{ pointer: '/zone', message: eventTexts.zone }]);
  if (day < `${eventHourYears.first}` || day >= `${eventHourYears.last + 1}`) {
    throw validationFailed([{ pointer: '/date', message: eventTexts.year }]);
  }
  return { time, zone };
}

/** The hour of an event with its instant; undefined for a whole day. */
export function beginOf({ day, time, zone }: EventRow): { time: string; zone: string; startsAt: Date } | undefined {
  // A row that was deleted before the columns existed may be restored without them.
  return time && zone ? { time, zone, startsAt: eventInstant(day, time, zone) } : undefined;
}
