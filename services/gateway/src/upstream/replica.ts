import type { Logger } from '@seed/service-kit/logger';
import { Pool } from 'undici';
import type { TimeBudgets } from '../config.ts';
import type { FailureKind } from './failure.ts';

const connections = 128;
const firstEjectionMs = 500;
const longestEjectionMs = 30_000;
/** So many answers in a row that did not come in time make a replica count as dead. */
const timeoutsToEject = 3;

export interface ReplicaOptions {
  readonly url: string;
  readonly budgets: TimeBudgets;
  readonly log: Logger;
}

/**
 * One process of a service. After a connection failure it is ejected for 500 ms, doubling to 30 s; it is asked for its
 * health at the end of each ejection, so that no member's request has to find out.
 */
export class Replica {
  readonly url: string;
  readonly pool: Pool;
  inFlight = 0;
  /** When the ejection ends; 0 while the replica counts as alive. */
  ejectedUntil = 0;
  readonly #log: Logger;
  readonly #budgets: TimeBudgets;
  #ejectionMs = firstEjectionMs;
  #timeouts = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor({ url, budgets, log }: ReplicaOptions) {
    this.url = url;
    this.#log = log;
    this.#budgets = budgets;
    this.pool = new Pool(url, {
      connections,
      pipelining: 1,
      connect: { timeout: budgets.connectMs },
      headersTimeout: budgets.headersMs,
      bodyTimeout: budgets.bodyMs,
      keepAliveTimeout: 30_000,
      keepAliveMaxTimeout: 60_000,
    });
  }

  get isEjected(): boolean {
    return this.ejectedUntil > 0;
  }

  answered(): void {
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

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.pool.destroy();
  }

  #eject(): void {
    this.#log.warn({ replica: this.url, ms: this.#ejectionMs }, 'the replica is ejected');
    this.ejectedUntil = Date.now() + this.#ejectionMs;
    this.#timer = setTimeout(() => void this.#probe(), this.#ejectionMs);
    this.#timer.unref();
    this.#ejectionMs = Math.min(this.#ejectionMs * 2, longestEjectionMs);
  }

  /** Any answer will do: whether the service is ready is its own to say, request by request. */
  async #probe(): Promise<void> {
    try {
      const { body } = await this.pool.request({
        path: '/health/live',
        method: 'GET',
        headersTimeout: this.#budgets.connectMs,
        bodyTimeout: this.#budgets.connectMs,
      });
      await body.dump();
      this.answered();
    } catch (error) {
      if (this.pool.destroyed || !this.isEjected) return;
      this.#log.debug({ replica: this.url, err: error }, 'the replica is still away');
      this.#eject();
    }
  }
}

/** Of the replicas that were not tried yet the less busy of two; if all are ejected, the one that returns first. */
export function pickReplica(replicas: readonly Replica[], tried: ReadonlySet<Replica>): Replica | undefined {
  const untried = replicas.filter((replica) => !tried.has(replica));
  const alive = untried.filter((replica) => !replica.isEjected);
  if (alive.length === 0) return untried.toSorted((a, b) => a.ejectedUntil - b.ejectedUntil)[0];
  const first = Math.floor(Math.random() * alive.length);
  const one = alive[first];
  const other = alive[(first + 1 + Math.floor(Math.random() * (alive.length - 1))) % alive.length];
  return one !== undefined && other !== undefined && other.inFlight < one.inFlight ? other : one;
}
