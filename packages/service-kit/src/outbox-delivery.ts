import { MoreThan } from 'typeorm';
import type { PortalEvent } from '@seed/contracts/portal-events';
import type { Logger } from './logger.ts';
import { type OutboxRow, outboxEvents } from './outbox.ts';
import { startPolling } from './polling.ts';
import type { Database } from './transaction.ts';

/** A service to which every event is delivered. */
export interface EventTarget {
  readonly name: string;
  /** Resolves when the service has handled the event. */
  deliver(event: PortalEvent): Promise<void>;
}

/** The outbox, and the services to which its events are delivered. */
export interface OutboxDeliveryOptions {
  readonly database: Database;
  readonly targets: readonly EventTarget[];
  readonly log: Logger;
  /** Milliseconds between two reads of the outbox; 1000 if not given. */
  readonly pollMs?: number;
}

const defaultPollMs = 1000;
const batchSize = 50;

/**
 * Delivers the events of the outbox until every target has handled them. It reads the outbox once a second; while a
 * delivery fails, the pause doubles up to a minute.
 *
 * @returns a function that stops the delivery and resolves when none is under way
 */
export function startOutboxDelivery(options: OutboxDeliveryOptions): () => Promise<void> {
  const { pollMs = defaultPollMs, log } = options;
  const round = async (): Promise<boolean> => {
    try {
      return await deliverAll(options);
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be read; it is retried');
      return false;
    }
  };
  return startPolling(round, { pollMs });
}

/** One attempt for each event and target; false if one of them failed. */
async function deliverAll({ database, targets, log }: OutboxDeliveryOptions): Promise<boolean> {
  const events = database.getRepository(outboxEvents);
  let isComplete = true;
  let after = 0;
  for (;;) {
    const rows = await events.find({ where: { id: MoreThan(after) }, order: { id: 'ASC' }, take: batchSize });
    for (const row of rows) {
      const deliveredTo = await deliver(row, targets, log);
      const isDone = targets.every(({ name }) => deliveredTo.includes(name));
      if (isDone) await events.delete({ id: row.id });
      else if (deliveredTo.length > row.deliveredTo.length) await events.update({ id: row.id }, { deliveredTo });
      isComplete &&= isDone;
      after = row.id;
    }
    if (rows.length < batchSize) return isComplete;
  }
}

/** Resolves to the names of the targets that have handled the event. */
async function deliver(row: OutboxRow, targets: readonly EventTarget[], log: Logger): Promise<string[]> {
  const { eventId: id, type, payload, deliveredTo } = row;
  const missing = targets.filter(({ name }) => !deliveredTo.includes(name));
  const delivered = await Promise.all(
    missing.map(async (target) => {
      try {
        await target.deliver({ id, type, payload });
        return [target.name];
      } catch (error) {
        log.warn({ err: error, event: id, type, target: target.name }, 'an event was not delivered; it is retried');
        return [];
      }
    }),
  );
  return [...deliveredTo, ...delivered.flat()];
}
