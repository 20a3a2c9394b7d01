import type { Redis, RedisOptions } from 'ioredis';

const connectMs = 1000;
/** A connection without any response for this long is replaced: it hangs, since probes and reads are more frequent. */
const silenceMs = 3000;

/**
 * Returns a function that makes a client of a Valkey or Redis, which connects at `reconnect`. The client is loaded only by
 * programs that have a store: it takes 20 MB of memory.
 *
 * @param url such as `redis://:password@host:6379/0`; `rediss:` for TLS
 */
export async function redisConnector(url: string): Promise<() => Redis> {
  const { Redis } = await import('ioredis');
  const options: RedisOptions = {
    lazyConnect: true,
    connectTimeout: connectMs,
    socketTimeout: silenceMs,
    // Commands never wait for a connection and are never sent twice: nothing queues up, and no request counts twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  };
  return () => {
    const redis = new Redis(url, options);
    // Every error also rejects a command; without a listener the client prints it.
    redis.on('error', () => undefined);
    return redis;
  };
}

/** Connects a client that is not connected. */
export async function reconnect(redis: Redis): Promise<void> {
  if (redis.status === 'wait' || redis.status === 'end' || redis.status === 'close') await redis.connect();
}

/** @throws Error if the work takes longer. */
export function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error(`The store did not respond within ${timeoutMs} ms`));
    // Timers run before what has arrived is read, so a busy process reads once more before it gives up.
    const timer = setTimeout(() => setImmediate(refuse), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
