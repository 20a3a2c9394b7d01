import { MoreThan } from 'typeorm';
import type { PortalEvent } from '@seed/contracts/portal-events';
import type { Logger } from './logger.ts';
import { type OutboxRow, outboxEvents } from './outbox.ts';
import type { Database } from './transaction.ts';

/** A service that gets every event; resolves when it has handled the event. */
export interface EventTarget {
  readonly name: string;
  deliver(event: PortalEvent): Promise<void>;
}

export interface OutboxDeliveryOptions {
  readonly database: Database;
  readonly targets: readonly EventTarget[];
  readonly log: Logger;
  /** Pause between two looks into the outbox; a second if not given. */
  readonly pollMs?: number;
}

const defaultPollMs = 1000;
const longestPauseMs = 60_000;
const batchSize = 50;

/**
 * Delivers the events of the outbox until every target has them. Looks for events once a second; while a delivery fails
 * the pause doubles up to a minute.
 * @returns Stops it, and resolves when no delivery is on its way.
 */
export function startOutboxDelivery(options: OutboxDeliveryOptions): () => Promise<void> {
  const { pollMs = defaultPollMs, log } = options;
  let isStopped = false;
  let pauseMs = pollMs;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const run = async (): Promise<void> => {
    const isComplete = await deliverAll(options).catch((error: unknown) => {
      log.warn({ err: error }, 'the outbox could not be read');
      return false;
    });
    pauseMs = isComplete ? pollMs : Math.min(pauseMs * 2, longestPauseMs);
    if (!isStopped) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => {
      round = run();
    }, pauseMs).unref();
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
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

/** The names of the targets that have the event now. */
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
