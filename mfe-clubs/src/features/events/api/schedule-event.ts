import { createEvent, listEvents } from '@seed/contracts/events';
import { useCreate } from '@seed/portal-sdk';

/** Puts an event into the calendar, which shares the cache; `onScheduled` runs also when the form is closed by then. */
export function useScheduleEvent(onScheduled: () => void) {
  return useCreate(createEvent, { list: listEvents, onSuccess: onScheduled });
}
