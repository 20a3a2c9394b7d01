import { eventDay, listEvents } from '@seed/calendar-contracts/event-list';
import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { prependCachedRow, removeCachedRow } from '@seed/portal-sdk';
import type { ModuleProps } from '@seed/portal-sdk';
import { monthOf } from '../../../time/civil-day.ts';
import { eventsQuery } from './list-events.ts';

/** Adds an event to the cached list of its month and removes it from all others. The view sorts the days. */
export function showEvent({ cache }: Pick<ModuleProps['api'], 'cache'>, event: CalendarEvent): void {
  removeCachedRow(cache, listEvents, event.id);
  prependCachedRow(cache, [listEvents, eventsQuery(monthOf(eventDay(event.date)))], event);
}
