import { setTimeout as delay } from 'node:timers/promises';
import { MoreThan } from 'typeorm';
import type { PortalEvent } from '@seed/contracts/portal-events';
import type { Logger } from './logger.ts';
import { type OutboxRow, outboxEvents } from './outbox.ts';
import { Pauses } from './pauses.ts';
import { startPolling } from './polling.ts';
import type { Database } from './transaction.ts';

/** A service cannot handle an event, and may handle others. */
export class EventRefusedError extends Error {
  override readonly name = 'EventRefusedError';
  readonly code = 'event_refused';
}

/** A service to which every event is delivered. */
export interface EventTarget {
  readonly name: string;
  /**
   * Resolves when the service has handled the event.
   *
   * @throws EventRefusedError if it cannot handle this event, and may handle others; any other error if it is down
   */
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
/** While many events wait, delivery rests twice as long as it works, so that it does not slow down those who write. */
const restPerWork = 2;
/** An event may be committed this long after its id was taken, so a lower id may appear after a higher one. */
const longestCommitMs = 10_000;
/** The pause of all events that a target refused; the other pauses have the names of their targets. */
const refused = Symbol('refused');

/**
 * Delivers the events of the outbox until every target has handled them. It reads the outbox once a second. A target that is
 * down is left alone for a pause that doubles up to a minute, and so are events that were refused; all others are
 * delivered meanwhile.
 *
 * @returns a function that stops the delivery and resolves when none is under way
 */
export function startOutboxDelivery(options: OutboxDeliveryOptions): () => Promise<void> {
  const { pollMs = defaultPollMs, log } = options;
  const delivery = new OutboxDelivery(options);
  const round = async (isStopped: () => boolean): Promise<boolean> => {
    try {
      await delivery.round(isStopped);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'the outbox could not be read; it is retried');
      return false;
    }
  };
  return startPolling(round, { pollMs });
}

class OutboxDelivery {
  readonly #options: OutboxDeliveryOptions;
  readonly #pauses: Pauses<string | typeof refused>;
  /** Events up to this id wait for the end of a pause, and are not read before. */
  #waiting = 0;
  #hasRefusal = false;

  constructor(options: OutboxDeliveryOptions) {
    this.#options = options;
    this.#pauses = new Pauses(options.pollMs ?? defaultPollMs);
  }

  /** One attempt for each event and each target that has no pause. */
  async round(isStopped: () => boolean): Promise<void> {
    const { database, pollMs = defaultPollMs } = this.#options;
    const isWhole = this.#pauses.isAnyOver() || this.#pauses.isEmpty();
    const events = database.getRepository(outboxEvents);
    const committed = new Date(Date.now() - longestCommitMs);
    this.#hasRefusal = false;
    let after = isWhole ? 0 : this.#waiting;
    while (!isStopped()) {
      const started = performance.now();
      const rows = await events.find({ where: { id: MoreThan(after) }, order: { id: 'ASC' }, take: batchSize });
      await this.#deliverBatch(rows);
      after = rows.at(-1)?.id ?? after;
      this.#waiting = rows.findLast(({ createdAt }) => createdAt < committed)?.id ?? this.#waiting;
      if (rows.length < batchSize) break;
      await delay(Math.min(restPerWork * (performance.now() - started), pollMs));
    }
    if (this.#hasRefusal) this.#pauses.begin(refused);
    else if (isWhole) this.#pauses.end(refused);
  }

  /** Removes what is delivered by one statement; after a crash it is delivered again. */
  async #deliverBatch(rows: readonly OutboxRow[]): Promise<void> {
    const delivered: number[] = [];
    for (const row of rows) if (await this.#isDelivered(row)) delivered.push(row.id);
    if (delivered.length > 0) await this.#options.database.getRepository(outboxEvents).delete(delivered);
  }

  /** Returns true when every target has handled the event, and keeps which of them have otherwise. */
  async #isDelivered(row: OutboxRow): Promise<boolean> {
    const { database, targets } = this.#options;
    const missing = targets.filter(({ name }) => !row.deliveredTo.includes(name));
    const awake = missing.filter(({ name }) => !this.#pauses.isPaused(name));
    const handled = await Promise.all(awake.map((target) => this.#isHandled(row, target)));
    const deliveredTo = [...row.deliveredTo, ...awake.filter((_, index) => handled[index]).map(({ name }) => name)];
    if (targets.every(({ name }) => deliveredTo.includes(name))) return true;
    if (deliveredTo.length > row.deliveredTo.length) {
      await database.getRepository(outboxEvents).update({ id: row.id }, { deliveredTo });
    }
    return false;
  }

  async #isHandled({ eventId: id, type, payload }: OutboxRow, target: EventTarget): Promise<boolean> {
    try {
      await target.deliver({ id, type, payload });
      this.#pauses.end(target.name);
      return true;
    } catch (error) {
      const { log } = this.#options;
      log.warn({ err: error, event: id, type, target: target.name }, 'an event was not delivered; it is retried');
      if (error instanceof EventRefusedError) this.#hasRefusal = true;
      else this.#pauses.begin(target.name);
      return false;
    }
  }
}
