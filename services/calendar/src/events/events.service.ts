import type { Query } from '@seed/contracts/endpoint';
import {
  type CalendarEvent,
  createEvent,
  eventDay,
  type listEvents,
  type updateEvent,
} from '@seed/calendar-contracts/events';
import { recordAct } from '@seed/service-kit/audit-log';
import type { Caller } from '@seed/service-kit/caller';
import { createOnce } from '@seed/service-kit/idempotency';
import type { RowPage } from '@seed/service-kit/keyset';
import { assertMayUpdate } from '@seed/service-kit/precondition';
import { forbidden } from '@seed/service-kit/problem-error';
import type { UpdateInput, CreateInput } from '@seed/service-kit/requests';
import { changesOf, type Database, inTransaction } from '@seed/service-kit/transaction';
import { eventDeletion } from './event-deletion.ts';
import { hourOf, noHour } from './event-hour.ts';
import type { EventRow } from './event.entity.ts';
import { eventPermissions, mayCreateEvents } from './event.policy.ts';
import { presentEvent } from './event.presenter.ts';
import { eventsRepository } from './events.repository.ts';

export class EventsService {
  readonly #database: Database;
  readonly #events: ReturnType<typeof eventsRepository>;

  readonly #now: () => Date;

  constructor(database: Database, now = () => new Date()) {
    this.#database = database;
    this.#now = now;
    this.#events = eventsRepository(database.manager);
  }

  list(query: Query<typeof listEvents>): Promise<RowPage<EventRow>> {
    return this.#events.list(query);
  }

  get(id: number): Promise<EventRow> {
    return this.#events.get(id);
  }

  async create({ body, idempotencyKey }: CreateInput<typeof createEvent>, caller: Caller): Promise<CalendarEvent> {
    if (!mayCreateEvents(caller)) throw forbidden('Only Admins may add events.');
    const { date, descriptions } = body;
    const request = { caller: caller.id, operation: createEvent.operation, key: idempotencyKey };
    return createOnce(this.#database, request, async (manager) => {
      const day = eventDay(date);
      const written = { date, day, descriptions, ...hourOf(day, noHour, body), updatedAt: new Date() };
      const event = await eventsRepository(manager).insert(written);
      await recordAct(manager, caller, { act: 'event.created', objectId: event.id });
      return presentEvent(event, caller);
    });
  }

  update({ id, body, expected }: UpdateInput<typeof updateEvent>, caller: Caller): Promise<EventRow> {
    return inTransaction(this.#database, async (manager) => {
      const stored = eventsRepository(manager);
      const event = await stored.getForChange(id);
      assertMayUpdate({
        permitted: eventPermissions(caller).update,
        refusal: 'Only Admins may change events.',
        expected,
        version: event.version,
      });
      const { date, descriptions } = body;
      const day = date === undefined ? event.day : eventDay(date);
      const changes = changesOf(event, { date, day, descriptions, ...hourOf(day, event, body) });
      if (changes === undefined) return event;
      await recordAct(manager, caller, {
        act: 'event.changed',
        objectId: id,
        detail: { fields: Object.keys(changes) },
      });
      return stored.update(event, { ...changes, updatedAt: new Date() });
    });
  }

  async delete(id: number, caller: Caller): Promise<void> {
    await this.#events.get(id);
    if (!eventPermissions(caller).delete) throw forbidden('Only Admins may delete events.');
    await inTransaction(this.#database, async (manager) => {
      const event = await eventsRepository(manager).findForChange(id);
      // Another Admin may have deleted it meanwhile.
      if (event === null) return;
      await eventDeletion.remove(manager, event, { caller, at: this.#now() });
      await recordAct(manager, caller, { act: 'event.deleted', objectId: id });
    });
  }

  /** @throws ProblemError `not_found` (404) unless the caller deleted the event in the last ten seconds. */
  restore(id: number, caller: Caller): Promise<EventRow> {
    return inTransaction(this.#database, async (manager) => {
      const { row, isRepeated } = await eventDeletion.restore(manager, id, { caller, at: this.#now() });
      if (!isRepeated) await recordAct(manager, caller, { act: 'event.restored', objectId: id });
      return row;
    });
  }
}
