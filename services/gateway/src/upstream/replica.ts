import type { Logger } from '@seed/service-kit/logger';
import { Pool } from 'undici';
import type { TimeBudgets } from '../config.ts';
import type { FailureKind } from './failure.ts';

/** Connections to one process, for each kind of traffic, so that none takes the connections of another. */
const connections = { requests: 128, uploads: 16, probes: 2 } as const;
const firstEjectionMs = 500;
const longestEjectionMs = 30_000;
/** After this many timeouts in a row a replica counts as dead. */
const timeoutsToEject = 3;

export interface ReplicaOptions {
  readonly url: string;
  readonly budgets: TimeBudgets;
  readonly log: Logger;
}

/**
 * One process of a service. After a connection failure it is ejected for 500 ms, doubling to 30 s; its health is
 * probed at the end of each ejection, so that no member's request has to find out.
 */
export class Replica {
  readonly url: string;
  readonly requests: Pool;
  readonly uploads: Pool;
  inFlight = 0;
  uploadsInFlight = 0;
  /** When the ejection ends; 0 while the replica counts as alive. */
  ejectedUntil = 0;
  readonly #probes: Pool;
  readonly #log: Logger;
  #ejectionMs = firstEjectionMs;
  #timeouts = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ url, budgets, log }: ReplicaOptions) {
    this.url = url;
    this.#log = log;
    this.requests = createPool(url, budgets, connections.requests);
    this.uploads = createPool(url, budgets, connections.uploads);
    const probeBudgets = { ...budgets, headersMs: budgets.connectMs, bodyMs: budgets.connectMs };
    this.#probes = createPool(url, probeBudgets, connections.probes);
  }

  get isEjected(): boolean {
    return this.ejectedUntil > 0;
  }

  get hasRoomForUpload(): boolean {
    return this.uploadsInFlight < connections.uploads;
  }

  succeeded(): void {
    this.#timeouts = 0;
    if (!this.isEjected) return;
    this.#log.info({ replica: this.url }, 'the replica is back');
    this.ejectedUntil = 0;
    this.#ejectionMs = firstEjectionMs;
    clearTimeout(this.#timer);
  }

  failed(kind: FailureKind): void {
    if (kind === 'timeout') this.#timeouts += 1;
    const isDead = kind === 'refused' || kind === 'broken' || this.#timeouts >= timeoutsToEject;
    // Many requests fail together: that is one failure.
    if (isDead && !this.isEjected) this.#eject();
  }

  /** Resolves to the status of a probe, over a connection of its own; rejects if there is none in time. */
  async probe(path: '/health/live' | '/health/ready'): Promise<number> {
    const { statusCode, body } = await this.#probes.request({ path, method: 'GET' });
    await body.dump();
    return statusCode;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await Promise.all([this.requests, this.uploads, this.#probes].map((pool) => pool.destroy()));
  }

  #eject(): void {
    this.#log.warn({ replica: this.url, ms: this.#ejectionMs }, 'the replica is ejected');
    this.ejectedUntil = Date.now() + this.#ejectionMs;
    this.#timer = setTimeout(() => void this.#checkEjected(), this.#ejectionMs);
    this.#timer.unref();
    this.#ejectionMs = Math.min(this.#ejectionMs * 2, longestEjectionMs);
  }

  /** Any status will do: whether the service is ready shows in each of its responses. */
  async #checkEjected(): Promise<void> {
    try {
      await this.probe('/health/live');
      this.succeeded();
    } catch (error) {
      if (this.#probes.destroyed || !this.isEjected) return;
      this.#log.debug({ replica: this.url, err: error }, 'the replica is still down');
      this.#eject();
    }
  }
}

function createPool(url: string, budgets: TimeBudgets, size: number): Pool {
  return new Pool(url, {
    connections: size,
    pipelining: 1,
    connect: { timeout: budgets.connectMs },
    headersTimeout: budgets.headersMs,
    bodyTimeout: budgets.bodyMs,
    keepAliveTimeout: 30_000,
    keepAliveMaxTimeout: 60_000,
  });
}

/** Picks the less busy of two replicas that were not tried yet; if all are ejected, the one that returns first. */
export function pickReplica(replicas: readonly Replica[], tried: ReadonlySet<Replica>): Replica | undefined {
  const [only] = replicas;
  if (replicas.length === 1 && only !== undefined) return tried.has(only) ? undefined : only;
  const untried = replicas.filter((replica) => !tried.has(replica));
  const alive = untried.filter((replica) => !replica.isEjected);
  if (alive.length === 0) return untried.toSorted((a, b) => a.ejectedUntil - b.ejectedUntil)[0];
  const first = Math.floor(Math.random() * alive.length);
  const one = alive[first];
  const other = alive[(first + 1 + Math.floor(Math.random() * (alive.length - 1))) % alive.length];
  return one !== undefined && other !== undefined && other.inFlight < one.inFlight ? other : one;
}
