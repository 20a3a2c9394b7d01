import { deleteEvent, listEvents } from '@seed/contracts/events';
import { useDelete } from '@seed/portal-sdk';

export function useDeleteEvent(id: number) {
  return useDelete(deleteEvent, { list: listEvents, id });
}
