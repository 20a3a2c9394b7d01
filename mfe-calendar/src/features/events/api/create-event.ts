import { createEvent, listEvents } from '@seed/contracts/events';
import type { CalendarEvent } from '@seed/contracts/events';
import { useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { EventInput } from '../event-input.ts';
import { showEvent } from './shown-event.ts';

interface NewEvent {
  readonly body: EventInput;
  readonly idempotencyKey: string;
}

/** `onCreated` is told even if the form was closed meanwhile. */
export function useCreateEvent(onCreated: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: (input: NewEvent): Promise<CalendarEvent> => api(createEvent, input),
    onSuccess: (event) => {
      onCreated();
      showEvent(api, event);
      void api.cache.invalidateQueries({ queryKey: [listEvents.operation] });
    },
  });
}
