import { listEvents } from '@seed/calendar-contracts/event-list';
import { deleteEvent } from '@seed/calendar-contracts/event-actions';
import { useDelete } from '@seed/portal-sdk';

export function useDeleteEvent(id: number) {
  return useDelete(deleteEvent, { list: listEvents, id });
}
