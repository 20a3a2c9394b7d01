import { createEvent, listEvents } from '@seed/contracts/events';
import { useApi, useCreate } from '@seed/portal-sdk';
import type { EventText } from '../event-input.ts';
import { showEvent } from './shown-event.ts';

export function useCreateEvent() {
  const api = useApi();
  const create = useCreate(createEvent, { list: listEvents });
  return async (body: EventText, idempotencyKey: string) => showEvent(api, await create(body, idempotencyKey));
}
