import { type MemberRemoved, memberRemovedType, type PortalEvent } from '@seed/contracts/portal-events';
import { eventsPath } from '../event-routes.ts';

/** What services under test accept events with. */
export const testEventsSecret = 'a-secret-of-services-under-test-only';

/** Delivers an event to a started service; resolves to the status of the response. */
export async function deliverEvent(url: string, event: PortalEvent, secret = testEventsSecret): Promise<number> {
  const response = await fetch(`${url}${eventsPath}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Tells a started service that an Admin removed a member, as the community service does; 204 when it is done. */
export function removeMember(url: string, removal: Partial<MemberRemoved>): Promise<number> {
  const payload = { memberIds: [], pictures: [], ...removal };
  return deliverEvent(url, { id: 'member-removed', type: memberRemovedType, payload });
}
