import { randomUUID } from 'node:crypto';
import { portalEvent } from '@seed/contracts/portal-events';
import type { Redis } from 'ioredis';
import type { EventHandlers } from './event-routes.ts';
import type { Logger } from './logger.ts';
import type { EventTarget } from './outbox-delivery.ts';
import { startPolling } from './polling.ts';
import { reconnect, redisConnector, within } from './redis-connection.ts';

/**
 * Keeps the events of the portal until the services have handled them: a Valkey or Redis 6.2 or later that writes its
 * append-only file before it responds. Every service has a queue of its own there, a stream with one group of consumers,
 * its replicas.
 */
export interface EventBroker {
  /**
   * The queue of a service as a target of events.
   *
   * @throws Error from `deliver`, if the broker did not confirm the event
   */
  queueOf(service: string): EventTarget;
  /**
   * Handles the events in the queue of a service. An event stays there until its handler has resolved: after a failure it
   * is handled again, by whichever replica is free, and all other events meanwhile.
   *
   * @returns a function that stops and resolves when no event is being handled
   */
  consume(service: string, handlers: EventHandlers): () => Promise<void>;
  close(): void;
}

/** Where the broker is, and how soon an event is handled again. */
export interface EventBrokerOptions {
  /** Such as `redis://:password@host:6379/0`; `rediss:` for TLS. */
  readonly url: string;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds after which an event that no replica has finished is handled again; 60 000 if not given. */
  readonly retryMs?: number;
}

const deliveryMs = 5000;
const defaultRetryMs = 60_000;
const blockMs = 1000;
/** Milliseconds between two reads of a queue; a read waits for an event itself. */
const pollMs = 20;
const eventsAtOnce = 20;

const keyOf = (service: string) => `seed:events:${service}`;

/**
 * Opens a broker. One that is down is no error: events wait in the outbox until it is back.
 *
 * @example
 * ```ts
 * const broker = await openEventBroker({ url: 'redis://127.0.0.1:6379', log });
 * const targets = [broker.queueOf('notices')];
 * ```
 */
export async function openEventBroker(options: EventBrokerOptions): Promise<EventBroker> {
  const connect = await redisConnector(options.url);
  const publisher = connect();
  return {
    queueOf: (name) => ({
      name,
      async deliver(event) {
        await within(deliveryMs, add(publisher, keyOf(name), JSON.stringify(event)));
      },
    }),
    consume(service, handlers) {
      const redis = connect();
      const queue = new EventQueue(redis, { ...options, service, handlers });
      const stop = startPolling((isStopped) => queue.round(isStopped), { pollMs });
      return async () => {
        const stopped = stop();
        // The connection waits for new events, and ends at once.
        if (!queue.isHandling) redis.disconnect();
        await stopped;
        redis.disconnect();
      };
    },
    close: () => publisher.disconnect(),
  };
}

async function add(redis: Redis, key: string, text: string): Promise<void> {
  await reconnect(redis);
  await redis.xadd(key, '*', 'event', text);
}

interface QueueOptions extends EventBrokerOptions {
  readonly service: string;
  readonly handlers: EventHandlers;
}

type Entry = readonly [id: string, fields: readonly string[]];

/** One replica's part in the queue of its service. */
class EventQueue {
  readonly #redis: Redis;
  readonly #options: QueueOptions;
  readonly #key: string;
  readonly #group: readonly [group: string, consumer: string];
  #isOpen = false;
  isHandling = false;

  constructor(redis: Redis, options: QueueOptions) {
    this.#redis = redis;
    this.#options = options;
    this.#key = keyOf(options.service);
    this.#group = [options.service, randomUUID()];
  }

  /** Handles what others left and what is new. Resolves to false if the broker is down, as `startPolling` takes it. */
  async round(isStopped: () => boolean): Promise<boolean> {
    try {
      await reconnect(this.#redis);
      await this.#open();
      await this.#handle(await this.#unfinished(), isStopped);
      for (let isMore = true; isMore && !isStopped();) {
        const entries = await this.#next();
        await this.#handle(entries, isStopped);
        isMore = entries.length === eventsAtOnce;
      }
      return true;
    } catch (error) {
      // The group may be gone with what the broker had.
      this.#isOpen = false;
      if (!isStopped()) this.#options.log.warn({ err: error }, 'the event broker did not respond; it is tried again');
      return isStopped();
    }
  }

  async #open(): Promise<void> {
    if (this.#isOpen) return;
    await this.#redis.xgroup('CREATE', this.#key, this.#group[0], '0', 'MKSTREAM').catch(unlessExists);
    this.#isOpen = true;
  }

  async #unfinished(): Promise<readonly Entry[]> {
    const { retryMs = defaultRetryMs } = this.#options;
    const [, entries] = (await this.#redis.xautoclaim(
      this.#key,
      ...this.#group,
      retryMs,
      '0',
      'COUNT',
      eventsAtOnce,
    )) as [string, Entry[]];
    return entries;
  }

  async #next(): Promise<readonly Entry[]> {
    const streams = (await this.#redis.xreadgroup(
      'GROUP',
      ...this.#group,
      'COUNT',
      eventsAtOnce,
      'BLOCK',
      blockMs,
      'STREAMS',
      this.#key,
      '>',
    )) as [key: string, entries: Entry[]][] | null;
    return streams?.[0]?.[1] ?? [];
  }

  async #handle(entries: readonly Entry[], isStopped: () => boolean): Promise<void> {
    for (const entry of entries) {
      if (isStopped()) return;
      this.isHandling = true;
      await this.#handleOne(entry).finally(() => (this.isHandling = false));
    }
  }

  async #handleOne([id, [, text = '']]: Entry): Promise<void> {
    const { handlers, log, service } = this.#options;
    try {
      const { type, payload } = portalEvent.parse(JSON.parse(text));
      await handlers[type]?.(payload);
    } catch (error) {
      log.warn({ err: error, entry: id, target: service }, 'an event was not handled; it is retried');
      return;
    }
    // The connection may have ended while the handler ran.
    await reconnect(this.#redis);
    await this.#redis.multi().xack(this.#key, this.#group[0], id).xdel(this.#key, id).exec();
  }
}

function unlessExists(error: unknown): void {
  if (!(error instanceof Error && error.message.startsWith('BUSYGROUP'))) throw error;
}
