import { eventDay, listEvents } from '@seed/calendar-contracts/event-list';
import { getEvent, updateEvent } from '@seed/calendar-contracts/events';
import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { useApi, useUpdate } from '@seed/portal-sdk';
import type { EventInput } from '../event-input.ts';
import { showEvent } from './shown-event.ts';

export function useUpdateEvent({ id, date: current }: CalendarEvent) {
  const api = useApi();
  return useUpdate(updateEvent, {
    list: listEvents,
    read: getEvent,
    id,
    // The rest of the value, such as a time, stays.
    toBody: ({ date, ...input }: EventInput) => ({ ...input, date: date + current.slice(eventDay(current).length) }),
    onSuccess: (event) => showEvent(api, event),
  });
}
