import { listEvents } from '@seed/calendar-contracts/event-list';
import { createEvent } from '@seed/calendar-contracts/events';
import { useCreate } from '@seed/portal-sdk';

/** Creates an event in the calendar. `onScheduled` runs even if the form has closed. */
export function useScheduleEvent(onScheduled: () => void) {
  return useCreate(createEvent, { list: listEvents, onSuccess: onScheduled });
}
