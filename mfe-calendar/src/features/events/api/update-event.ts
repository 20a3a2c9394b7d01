import { eventDay, getEvent, listEvents, updateEvent } from '@seed/contracts/events';
import type { CalendarEvent } from '@seed/contracts/events';
import { useApi, useUpdate } from '@seed/portal-sdk';
import type { EventText } from '../event-input.ts';
import { showEvent } from './shown-event.ts';

export function useUpdateEvent(event: CalendarEvent) {
  const api = useApi();
  const update = useUpdate(updateEvent, { list: listEvents, read: getEvent }, event.id);
  return async ({ date, descriptions }: EventText, ifMatch: string) => {
    // What stands after the day, such as a time, stays.
    const rest = event.date.slice(eventDay(event.date).length);
    showEvent(api, await update({ date: date + rest, descriptions }, ifMatch));
  };
}
