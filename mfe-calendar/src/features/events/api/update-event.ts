import { getEvent, listEvents, updateEvent } from '@seed/contracts/events';
import type { CalendarEvent } from '@seed/contracts/events';
import { queryKeyOf, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import type { EventInput } from '../event-input.ts';
import { showEvent } from './shown-event.ts';

interface EventChange {
  readonly body: EventInput;
  /** ETag of what the change is based on. */
  readonly ifMatch: string;
}

/** `onSaved` is told even if the form was closed meanwhile. */
export function useUpdateEvent(id: number, onSaved: () => void) {
  const api = useApi();
  const queryKey = queryKeyOf(getEvent, { params: { id } });
  return useMutation({
    mutationFn: (change: EventChange): Promise<CalendarEvent> => api(updateEvent, { params: { id }, ...change }),
    onSuccess: (event) => {
      onSaved();
      showEvent(api, event);
    },
    // Stale or saved: what is cached is not what the service has.
    onSettled: async () => {
      void api.cache.invalidateQueries({ queryKey: [listEvents.operation] });
      await api.cache.invalidateQueries({ queryKey });
    },
  });
}
