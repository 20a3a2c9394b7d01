import { eventDay, listEvents } from '@seed/contracts/events';
import type { CalendarEvent } from '@seed/contracts/events';
import { addFirstRow, changeRows } from '@seed/portal-sdk';
import type { ModuleProps } from '@seed/portal-sdk';
import { monthOf } from '../../../time/civil-day.ts';
import { eventsQuery } from './list-events.ts';

type Cached = Pick<ModuleProps['api'], 'cache'>;

/** Shows an event in its month and in no other; the order of the days comes from the view. */
export function showEvent({ cache }: Cached, event: CalendarEvent): void {
  hideEvent({ cache }, event.id);
  addFirstRow(cache, [listEvents, eventsQuery(monthOf(eventDay(event.date)))], event);
}

export function hideEvent({ cache }: Cached, id: number): void {
  changeRows(cache, listEvents, (events) => events.filter((event) => event.id !== id));
}
