import { deleteEvent, listEvents } from '@seed/contracts/events';
import { unlessMissing, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';
import { hideEvent } from './shown-event.ts';

export function useDeleteEvent(id: number, onDeleted: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(deleteEvent, { params: { id } }).catch(unlessMissing),
    onSuccess: () => {
      onDeleted();
      hideEvent(api, id);
      void api.cache.invalidateQueries({ queryKey: [listEvents.operation] });
    },
  });
}
