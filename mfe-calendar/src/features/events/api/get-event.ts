import { entityId } from '@seed/contracts/fields';
import { getEvent } from '@seed/contracts/events';
import type { CalendarEvent } from '@seed/contracts/events';
import { queryFor, useApi } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The event's id in a URL; null if it cannot be one. */
export function eventIdOf(segment: string | undefined): number | null {
  return entityId.safeParse(segment).data ?? null;
}

/** The event with its ETag: what an edit starts from. */
export function useEventToEdit(id: number | null) {
  const query = queryFor(useApi(), getEvent, { params: { id: id ?? 0 } });
  return useQuery({ ...query, select: (reply: Reply<CalendarEvent>) => reply, enabled: id !== null });
}
