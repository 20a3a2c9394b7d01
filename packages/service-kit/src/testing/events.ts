import {
  type MemberIdChanged,
  memberIdChangedType,
  type MemberRemoved,
  memberRemovedType,
  type PortalEvent,
} from '@seed/contracts/portal-events';
import { eventsPath } from '../event-routes.ts';

/** The `EVENTS_SECRET` of services under test. */
export const testEventsSecret = 'a-secret-of-services-under-test-only';

/**
 * Delivers an event to a started service.
 *
 * @param url the service's origin
 * @returns the status of the response
 *
 * @example
 * ```ts
 * expect(await deliverEvent(service.url, { id: 'event-1', type: 'member.removed', payload })).toBe(204);
 * ```
 */
export async function deliverEvent(url: string, event: PortalEvent, secret = testEventsSecret): Promise<number> {
  const response = await fetch(`${url}${eventsPath}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Delivers a member's new id to a started service, as the community service does; resolves to 204 when it is done. */
export function changeMemberId(url: string, payload: MemberIdChanged): Promise<number> {
  return deliverEvent(url, { id: 'member-id-changed', type: memberIdChangedType, payload });
}

/** Delivers the removal of a member to a started service, as the community service does; resolves to 204 when it is done. */
export function removeMember(url: string, removal: Partial<MemberRemoved>): Promise<number> {
  const payload = { memberIds: [], pictures: [], ...removal };
  return deliverEvent(url, { id: 'member-removed', type: memberRemovedType, payload });
}
