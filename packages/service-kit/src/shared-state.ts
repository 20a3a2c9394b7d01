import type { Redis } from 'ioredis';
import { Gauge, type Registry } from 'prom-client';
import type { Logger } from './logger.ts';
import { startPolling } from './polling.ts';
import { reconnect, redisConnector, within } from './redis-connection.ts';

/** A store in memory, Valkey or Redis 6.2 or later, in which all replicas count together. */
export interface SharedState {
  /** Whether the store responds; while it does not, each replica decides for itself. */
  readonly isUp: boolean;
  /**
   * Counts one more for the key, in windows that begin for all keys at the same time by the store's clock.
   *
   * @param windowMs the same for every call with this key
   * @returns undefined if the store gave no response in time
   */
  count(key: string, windowMs: number): Promise<SharedCount | undefined>;
  /** Adds an entry to a log. Resolves to whether the store confirmed it. */
  append(log: string, entry: string): Promise<boolean>;
  /** Opens a connection of its own for reading logs, which waits for new entries. */
  openLogReader(): SharedLogReader;
  close(): Promise<void>;
}

export interface SharedCount {
  readonly count: number;
  readonly endsInMs: number;
}

/** Reads the entries of a log in their order. */
export interface SharedLogReader {
  /**
   * Resolves to the entries after the position, at most 1000.
   *
   * @param after the position of the last entry that was read; `0` for all
   * @throws if the store does not respond
   */
  read(log: string, after: string): Promise<readonly SharedLogEntry[]>;
  /** Like `read`, and waits up to a second until there is an entry. */
  readNext(log: string, after: string): Promise<readonly SharedLogEntry[]>;
  close(): void;
}

export interface SharedLogEntry {
  readonly position: string;
  readonly text: string;
}

/** Where the store is. */
export interface SharedStateSettings {
  /** Such as `redis://:password@host:6379/0`; `rediss:` for TLS. */
  readonly url: string;
  /** The time for which a request waits for the store; then its replica decides alone. */
  readonly timeoutMs: number;
}

export interface SharedStateOptions extends SharedStateSettings {
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly registry: Registry;
}

const probeMs = 500;
const blockMs = 1000;
const entriesAtOnce = 1000;
/** Entries of a log are kept for a day. */
const keptMs = 24 * 3_600_000;
const prefix = 'seed:';

/** One script is one step of the store: no replica can count between its commands. */
const countScript = `
local now = redis.call('TIME')
local ms = now[1] * 1000 + math.floor(now[2] / 1000)
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1] - ms % ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

type CountingRedis = Redis & { countInWindow(key: string, windowMs: number): Promise<[number, number]> };

/**
 * Connects to the store that replicas share. A store that does not respond is no error: `isUp` is false until it returns,
 * the log has a line for each change, and `shared_state_up` is 0.
 *
 * @example
 * ```ts
 * const state = await connectSharedState({ url: 'redis://127.0.0.1:6379', timeoutMs: 50, log, registry });
 * const uploads = await state.count(`uploads:${member}`, 3_600_000);
 * ```
 */
export async function connectSharedState({ url, timeoutMs, log, registry }: SharedStateOptions): Promise<SharedState> {
  const connect = await redisConnector(url);
  const redis = connect() as CountingRedis;
  redis.defineCommand('countInWindow', { numberOfKeys: 1, lua: countScript });
  const availability = watchAvailability(log, registry);
  redis.on('close', () => availability.report(new Error('The connection to the store has closed')));

  const store = { redis, availability, timeoutMs };
  await probe(store);
  const stopProbing = startPolling(() => probe(store), { pollMs: probeMs });
  return {
    get isUp() {
      return availability.isUp;
    },
    async count(key, windowMs) {
      const counted = await run(store, () => redis.countInWindow(`${prefix}count:${key}`, windowMs));
      return counted && { count: counted[0], endsInMs: counted[1] };
    },
    async append(name, entry) {
      const oldest = Date.now() - keptMs;
      const add = () => redis.xadd(logKey(name), 'MINID', '~', oldest, '*', 'entry', entry);
      return typeof (await run(store, add)) === 'string';
    },
    openLogReader: () => logReader(connect()),
    async close() {
      availability.end();
      const stopped = stopProbing();
      redis.disconnect();
      await stopped;
    },
  };
}

interface Store {
  readonly redis: CountingRedis;
  readonly availability: ReturnType<typeof watchAvailability>;
  readonly timeoutMs: number;
}

/** Resolves to undefined if the store is down or does not respond in time. */
async function run<T>({ availability, timeoutMs }: Store, command: () => Promise<T>): Promise<T | undefined> {
  if (!availability.isUp) return undefined;
  try {
    return await within(timeoutMs, command());
  } catch (error) {
    availability.report(error);
    return undefined;
  }
}

/** Tries what requests need: a store that responds to pings may refuse to write. */
async function probe({ redis, availability, timeoutMs }: Store): Promise<true> {
  try {
    await reconnect(redis);
    await within(timeoutMs, redis.countInWindow(`${prefix}probe`, probeMs));
    availability.report();
  } catch (error) {
    availability.report(error);
  }
  return true;
}

function logReader(redis: Redis): SharedLogReader {
  return {
    async read(name, after) {
      await reconnect(redis);
      return entriesOf(await redis.xread('COUNT', entriesAtOnce, 'STREAMS', logKey(name), after));
    },
    async readNext(name, after) {
      await reconnect(redis);
      const streams = await redis.xread('COUNT', entriesAtOnce, 'BLOCK', blockMs, 'STREAMS', logKey(name), after);
      return entriesOf(streams);
    },
    close: () => redis.disconnect(),
  };
}

const logKey = (name: string) => `${prefix}log:${name}`;

function entriesOf(streams: Awaited<ReturnType<Redis['xread']>>): SharedLogEntry[] {
  return (streams ?? []).flatMap(([, entries]) =>
    entries.map(([position, fields]) => ({ position, text: fields[1] ?? '' })),
  );
}

/** Whether the store responds, with one line in the log for each change. */
function watchAvailability(log: SharedStateOptions['log'], registry: Registry) {
  let isUp: boolean | undefined;
  const gauge = new Gauge({
    name: 'shared_state_up',
    help: '1 while replicas count together, 0 while the store does not respond and each counts alone',
    aggregator: 'min',
    registers: [registry],
  });
  gauge.set(0);
  let hasEnded = false;
  return {
    get isUp() {
      return isUp === true;
    },
    end() {
      hasEnded = true;
      isUp = false;
    },
    report(error?: unknown) {
      const isNow = error === undefined;
      if (hasEnded || isNow === isUp) return;
      isUp = isNow;
      gauge.set(isNow ? 1 : 0);
      if (isNow) log.info('the shared state is available');
      else log.error({ err: error }, 'the shared state is unavailable: this replica counts for itself');
    },
  };
}
