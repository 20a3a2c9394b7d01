import { createEvent, listEvents } from '@seed/contracts/events';
import { useCreate } from '@seed/portal-sdk';
import type { EventText } from '../event-input.ts';

/** Puts an event into the calendar, which shares the cache; `onScheduled` is told even if the form was closed. */
export function useScheduleEvent(onScheduled: () => void) {
  const create = useCreate(createEvent, { list: listEvents });
  return async (body: EventText, idempotencyKey: string) => {
    await create(body, idempotencyKey);
    onScheduled();
  };
}
