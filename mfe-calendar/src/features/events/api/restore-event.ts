import { listEvents } from '@seed/calendar-contracts/event-list';
import { restoreEvent } from '@seed/calendar-contracts/event-actions';
import { useApi, useRestore } from '@seed/portal-sdk';
import { showEvent } from './shown-event.ts';

export function useRestoreEvent(id: number) {
  const api = useApi();
  return useRestore(restoreEvent, { list: listEvents, id, onSuccess: (event) => showEvent(api, event) });
}
