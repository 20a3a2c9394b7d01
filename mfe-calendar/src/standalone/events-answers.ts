import { createEvent, deleteEvent, eventDay, getEvent, listEvents, updateEvent } from '@seed/contracts/events';
import type { CalendarEvent } from '@seed/contracts/events';
import { Refusal, answer, createdOnce, found, pageOf, unchanged } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import { addEvent } from './calendar-world.ts';
import type { CalendarWorld, KeptEvent } from './calendar-world.ts';

export function eventsAnswers(world: CalendarWorld): StandInAnswer[] {
  const { isAdmin } = world;
  const present = ({ id, date, descriptions }: KeptEvent): CalendarEvent => {
    return { id, date, descriptions, permissions: { update: isAdmin, delete: isAdmin } };
  };
  const reply = (id: number) => {
    const event = found(world.events, id);
    return { data: present(event), etag: `"${event.version}-0"` };
  };
  const adminOnly = () => {
    if (!isAdmin) throw new Refusal(403, 'forbidden');
  };
  const once = createdOnce();
  return [
    answer(listEvents, ({ query }) => {
      const { rows, next } = pageOf(within(world.events, query), query);
      return { data: rows.map(present), next };
    }),
    answer(getEvent, ({ params }) => reply(params.id)),
    answer(createEvent, ({ body, headers }) => {
      adminOnly();
      return reply(once(headers, () => addEvent(world, body).id));
    }),
    answer(updateEvent, ({ params: { id }, body, headers }) => {
      adminOnly();
      const event = unchanged(found(world.events, id), headers);
      const changed = { ...event, ...body, version: event.version + 1 };
      world.events = world.events.map((one) => (one.id === id ? changed : one));
      return reply(id);
    }),
    answer(deleteEvent, ({ params: { id } }) => {
      adminOnly();
      found(world.events, id);
      world.events = world.events.filter((event) => event.id !== id);
      return {};
    }),
  ];
}

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function within(events: readonly KeptEvent[], { from = '', to = '9999' }: Days): KeptEvent[] {
  return events
    .filter(({ date }) => eventDay(date) >= from && eventDay(date) <= to)
    .sort((one, other) => eventDay(one.date).localeCompare(eventDay(other.date)) || one.id - other.id);
}
