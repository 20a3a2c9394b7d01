import type { CalendarEvent } from '@seed/calendar-contracts/events';
import type { Caller } from '@seed/service-kit/caller';
import type { EventRow } from './event.entity.ts';
import { eventPermissions } from './event.policy.ts';

/** The event as the contract has it, for this caller. */
export function presentEvent({ id, date, descriptions }: EventRow, caller: Caller): CalendarEvent {
  return { id, date, descriptions, permissions: eventPermissions(caller) };
}
