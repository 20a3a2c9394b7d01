import { entityId } from '@seed/contracts/fields';
import { getMeeting } from '@seed/contracts/meetings';
import type { Meeting } from '@seed/contracts/meetings';
import { queryFor, useApi } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The meeting's id in a URL; null if it cannot be one. */
export function meetingIdOf(segment: string | undefined): number | null {
  return entityId.safeParse(segment).data ?? null;
}

/** The meeting with its ETag: what an edit starts from. */
export function useMeetingToEdit(id: number | null) {
  const query = queryFor(useApi(), getMeeting, { params: { id: id ?? 0 } });
  return useQuery({ ...query, select: (reply: Reply<Meeting>) => reply, enabled: id !== null });
}
