import { urlOf } from '@seed/contracts/endpoint';
import {
  createEvent,
  deleteEvent,
  getEvent,
  listEvents,
  restoreEvent,
  updateEvent,
} from '@seed/calendar-contracts/events';
import { created, noContent, ok, page } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import { presentEvent } from './event.presenter.ts';
import type { EventsService } from './events.service.ts';

export function eventsRoutes(router: ServiceRouter, events: EventsService): void {
  route(router, listEvents, async ({ query, caller }) => {
    const { items, nextCursor } = await events.list(query);
    return page(
      items.map((item) => presentEvent(item, caller)),
      nextCursor,
    );
  });

  route(router, getEvent, async ({ params, caller }) => {
    const event = await events.get(params.id);
    return ok(presentEvent(event, caller), { version: event.version });
  });

  route(router, createEvent, async ({ body, idempotencyKey, caller }) => {
    const event = await events.create({ body, idempotencyKey }, caller);
    return created(urlOf(getEvent, { id: event.id }), event, { version: 1 });
  });

  route(router, updateEvent, async ({ params, body, ifMatch, caller }) => {
    const event = await events.update({ id: params.id, body, expected: ifMatch }, caller);
    return ok(presentEvent(event, caller), { version: event.version });
  });

  route(router, restoreEvent, async ({ params, caller }) => {
    const event = await events.restore(params.id, caller);
    return ok(presentEvent(event, caller), { version: event.version });
  });

  route(router, deleteEvent, async ({ params, caller }) => {
    await events.delete(params.id, caller);
    return noContent();
  });
}
