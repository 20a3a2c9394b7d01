import type { CalendarEvent } from '@seed/calendar-contracts/events';
import type { Caller } from '@seed/service-kit/caller';
import type { EventRow } from './event.entity.ts';
import { beginOf } from './event-hour.ts';
import { eventPermissions } from './event.policy.ts';

/** The event as the contract has it, for this caller. */
export function presentEvent(event: EventRow, caller: Caller): CalendarEvent {
  const { id, date, descriptions } = event;
  const begin = beginOf(event);
  return {
    id,
    date,
    descriptions,
    ...(begin && { ...begin, startsAt: begin.startsAt.toISOString() }),
    permissions: eventPermissions(caller),
  };
}
