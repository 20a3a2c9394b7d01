import type { Query } from '@seed/contracts/endpoint';
import { eventDay, listEvents } from '@seed/calendar-contracts/event-list';
import {
  createEvent,
  deleteEvent,
  eventInstant,
  getEvent,
  restoreEvent,
  updateEvent,
} from '@seed/calendar-contracts/events';
import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import {
  MockProblemError,
  mockEndpoint,
  idempotentCreate,
  findOrNotFound,
  matchesSearch,
  pageOf,
  matchVersion,
} from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { addEvent } from './calendar-world.ts';
import type { CalendarWorld, StoredEvent } from './calendar-world.ts';

export function eventsMocks(world: CalendarWorld): MockHandler[] {
  const permissions = { update: world.isAdmin, delete: world.isAdmin };
  const response = (id: number) => {
    const event = findOrNotFound(world.events, id);
    return { data: { ...present(event), permissions }, etag: `"${event.version}-0"` };
  };
  const requireAdmin = () => {
    if (!world.isAdmin) throw new MockProblemError('forbidden');
  };
  const once = idempotentCreate();
  return [
    mockEndpoint(listEvents, ({ query }) => {
      const { rows, next } = pageOf(listed(world.events, query), query);
      return { data: rows.map((event) => ({ ...present(event), permissions })), next };
    }),
    mockEndpoint(getEvent, ({ params }) => response(params.id)),
    mockEndpoint(createEvent, ({ body, headers }) => {
      requireAdmin();
      return response(once(headers, () => addEvent(world, body).id));
    }),
    mockEndpoint(updateEvent, ({ params: { id }, body, headers }) => {
      requireAdmin();
      const event = matchVersion(findOrNotFound(world.events, id), headers);
      const changed = { ...event, ...body, version: event.version + 1 };
      world.events = world.events.map((one) => (one.id === id ? changed : one));
      return response(id);
    }),
    mockEndpoint(deleteEvent, ({ params: { id } }) => {
      requireAdmin();
      world.deleted.events.push(findOrNotFound(world.events, id));
      world.events = world.events.filter((event) => event.id !== id);
      return {};
    }),
    mockEndpoint(restoreEvent, ({ params: { id } }) => {
      world.events.push(findOrNotFound(world.deleted.events, id));
      return response(id);
    }),
  ];
}

function present({ version: _, time, zone, ...event }: StoredEvent): Omit<CalendarEvent, 'permissions'> {
  if (!time || !zone) return event;
  return { ...event, time, zone, startsAt: eventInstant(eventDay(event.date), time, zone).toISOString() };
}

function listed(
  events: readonly StoredEvent[],
  { q, from = '', to = '9999' }: Query<typeof listEvents>,
): StoredEvent[] {
  return events
    .filter(({ descriptions }) => matchesSearch([descriptions], q))
    .filter(({ date }) => eventDay(date) >= from && eventDay(date) <= to)
    .sort((one, other) => eventDay(one.date).localeCompare(eventDay(other.date)) || one.id - other.id);
}
