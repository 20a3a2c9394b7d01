import { listEvents } from '@seed/calendar-contracts/event-list';
import { createEvent } from '@seed/calendar-contracts/events';
import { useApi, useCreate } from '@seed/portal-sdk';
import { showEvent } from './shown-event.ts';

export function useCreateEvent() {
  const api = useApi();
  return useCreate(createEvent, { list: listEvents, onSuccess: (event) => showEvent(api, event) });
}
