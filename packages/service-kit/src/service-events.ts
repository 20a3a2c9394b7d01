import type { MemberRemoved } from '@seed/contracts/portal-events';
import type { ServiceAppOptions } from './app.ts';
import type { DatabaseOptions } from './data-source.ts';
import { type EventBroker, openEventBroker } from './event-broker.ts';
import { type EventHandlers, eventRoutes } from './event-routes.ts';
import { remoteTarget } from './event-target.ts';
import type { Logger } from './logger.ts';
import type { MemberFile } from './member-files.ts';
import { memberDataRoutes } from './member-data-routes.ts';
import { memberRemovalHandlers } from './member-removal.ts';
import { outboxEvents } from './outbox.ts';
import { type EventTarget, startOutboxDelivery } from './outbox-delivery.ts';
import { RemovedMembers } from './removed-members.ts';
import type { EventsConfig } from './service-config.ts';
import type { Database } from './transaction.ts';

/** The parts of a service that its events need. */
export interface EventParts {
  readonly service: { readonly name: string; readonly schema: Pick<DatabaseOptions, 'entities'> };
  readonly config: { readonly events: EventsConfig };
  readonly database: Database;
  readonly logger: Logger;
}

type PublicRoutes = ServiceAppOptions['publicRoutes'];

/** The events of a started service. */
export interface ServiceEvents {
  readonly removedMembers: RemovedMembers | undefined;
  /** The service's public routes with the one where other services deliver their events. */
  withEventRoutes(publicRoutes: PublicRoutes): NonNullable<PublicRoutes>;
  close(): Promise<void>;
}

/** Handlers of the service itself, as `ComposedService` has them. */
interface OwnHandlers {
  readonly removeMember?: ((removal: MemberRemoved) => Promise<void>) | undefined;
  readonly eventHandlers?: EventHandlers | undefined;
  readonly memberFiles?: readonly MemberFile[] | undefined;
}

/** Handles the events of other services, and delivers the service's own if its schema has the outbox. */
export async function openEvents(
  { service, config: { events }, database, logger }: EventParts,
  { removeMember, eventHandlers, memberFiles }: OwnHandlers,
): Promise<ServiceEvents> {
  const { secret } = events;
  const removed = removeMember && (await RemovedMembers.open(database, logger));
  const removal = removeMember && removed ? memberRemovalHandlers({ database, removed, removeMember }) : {};
  const handlers = { ...eventHandlers, ...removal };
  const publishes = service.schema.entities.includes(outboxEvents);
  const broker =
    events.brokerUrl === undefined ? undefined : await openEventBroker({ url: events.brokerUrl, log: logger });
  const targets = [localTarget(service.name, handlers), ...remoteTargets(events, service.name, broker)];
  const stopDelivery = publishes ? startOutboxDelivery({ database, targets, log: logger }) : undefined;
  const stopConsuming = broker?.consume(service.name, handlers);
  return {
    removedMembers: removed,
    withEventRoutes: (publicRoutes) => (router) => {
      publicRoutes?.(router);
      if (secret === undefined) return;
      eventRoutes(router, { secret, handlers });
      memberDataRoutes(router, { secret, files: memberFiles ?? [] });
    },
    async close() {
      removed?.close();
      await Promise.all([stopDelivery?.(), stopConsuming?.()]);
      broker?.close();
    },
  };
}

/** All services of a deployment may have the same list: the service's own entry in it does not count. */
function remoteTargets({ secret, subscribers }: EventsConfig, own: string, broker?: EventBroker): EventTarget[] {
  const others = Object.entries(subscribers).filter(([name]) => name !== own);
  return others.map(([name, url]) => broker?.queueOf(name) ?? remoteTarget({ name, url, secret: secret ?? '' }));
}

/** The service is a target of its own events, for work that cannot be part of the transaction, such as deleting files. */
function localTarget(name: string, handlers: EventHandlers): EventTarget {
  return { name, deliver: async ({ type, payload }) => handlers[type]?.(payload) };
}
