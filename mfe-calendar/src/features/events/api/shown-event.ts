import { eventDay, listEvents } from '@seed/contracts/events';
import type { CalendarEvent } from '@seed/contracts/events';
import { prependCachedRow, removeCachedRow } from '@seed/portal-sdk';
import type { ModuleProps } from '@seed/portal-sdk';
import { monthOf } from '../../../time/civil-day.ts';
import { eventsQuery } from './list-events.ts';

/** Shows an event in its month and in no other; the order of the days comes from the view. */
export function showEvent({ cache }: Pick<ModuleProps['api'], 'cache'>, event: CalendarEvent): void {
  removeCachedRow(cache, listEvents, event.id);
  prependCachedRow(cache, [listEvents, eventsQuery(monthOf(eventDay(event.date)))], event);
}
