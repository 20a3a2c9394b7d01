import { deleteEvent, listEvents } from '@seed/contracts/events';
import { isMissing, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { hideEvent } from './shown-event.ts';

export function useDeleteEvent(id: number, onDeleted: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(deleteEvent, { params: { id } }).catch(unlessGone),
    onSuccess: () => {
      onDeleted();
      hideEvent(api, id);
      void api.cache.invalidateQueries({ queryKey: [listEvents.operation] });
    },
  });
}

/** Deleted elsewhere is deleted. */
function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error;
}
