import type { Body, Query } from '@seed/contracts/endpoint';
import { type CalendarEvent, createEvent, eventDay, type listEvents, type updateEvent } from '@seed/contracts/events';
import type { Caller } from '@seed/service-kit/caller';
import { once } from '@seed/service-kit/idempotency';
import type { Page } from '@seed/service-kit/keyset';
import { assertFresh, type ExpectedVersions } from '@seed/service-kit/precondition';
import { forbidden, notFound } from '@seed/service-kit/problem-error';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import type { Event } from './event.entity.ts';
import { eventPermissions, mayCreateEvents } from './event.policy.ts';
import { presentEvent } from './event.presenter.ts';
import { eventsRepository } from './events.repository.ts';

export interface EventChange {
  readonly id: number;
  readonly body: Body<typeof updateEvent>;
  readonly expected: ExpectedVersions;
}

export interface NewEventRequest {
  readonly body: Body<typeof createEvent>;
  readonly idempotencyKey: string | undefined;
}

export class EventsService {
  readonly #database: Database;
  readonly #events: ReturnType<typeof eventsRepository>;

  constructor(database: Database) {
    this.#database = database;
    this.#events = eventsRepository(database.manager);
  }

  list(query: Query<typeof listEvents>): Promise<Page<Event>> {
    return this.#events.list(query);
  }

  async get(id: number): Promise<Event> {
    return this.#existing(id);
  }

  async create({ body, idempotencyKey }: NewEventRequest, caller: Caller): Promise<CalendarEvent> {
    if (!mayCreateEvents(caller)) throw forbidden('Only Admins may add events.');
    const { date, descriptions } = body;
    return inTransaction(this.#database, (manager) =>
      once(manager, { caller: caller.id, operation: createEvent.operation, key: idempotencyKey }, async () => {
        const written = { date, day: eventDay(date), descriptions, updatedAt: new Date() };
        return presentEvent(await eventsRepository(manager).insert(written), caller);
      }),
    );
  }

  update({ id, body, expected }: EventChange, caller: Caller): Promise<Event> {
    return inTransaction(this.#database, async (manager) => {
      const stored = eventsRepository(manager);
      const event = await stored.findForChange(id);
      if (event === null) throw notFound();
      if (!eventPermissions(caller).update) throw forbidden('Only Admins may change events.');
      assertFresh(expected, event.version);
      const { date, descriptions } = body;
      const changes = changesOf(event, { date, day: date && eventDay(date), descriptions });
      if (changes === undefined) return event;
      const written = { ...changes, updatedAt: new Date() };
      await stored.update(event, written);
      return { ...event, ...written, version: event.version + 1 };
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    await this.#existing(id);
    if (!eventPermissions(caller).delete) throw forbidden('Only Admins may delete events.');
    await inTransaction(this.#database, (manager) => eventsRepository(manager).delete(id));
  }

  async #existing(id: number): Promise<Event> {
    const event = await this.#events.find(id);
    if (event === null) throw notFound();
    return event;
  }
}
