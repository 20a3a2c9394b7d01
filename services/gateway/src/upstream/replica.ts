import type { Logger } from '@seed/service-kit/logger';
import { Pool } from 'undici';
import type { TimeBudgets } from '../config.ts';
import { EventChannels } from './event-channels.ts';
import { fetchDeclaration, type ReceivedDeclaration } from './fetch-declaration.ts';
import type { FailureKind } from './failure.ts';

/**
 * Connections to one process, for each kind of traffic, so that none takes the connections of another. `OpenStreams` limits
 * those of streams.
 */
const connections = { requests: 128, uploads: 24, streams: null, probes: 2 } as const;
/** A process that crashed is usually back within this time, so it is probed often and requests wait for it. */
const expectedReturnMs = 3000;
const firstEjectionMs = 100;
const longestEjectionMs = 30_000;
/** After this many consecutive timeouts a replica is ejected. */
const timeoutsToEject = 3;

export interface ReplicaOptions {
  readonly url: string;
  readonly budgets: TimeBudgets;
  readonly log: Logger;
}

/**
 * One process of a service. After a connection failure it is ejected for 100 ms at a time, after 3 s for twice as long
 * each time up to 30 s; its health is probed at the end of each ejection, so that no request of a member has to test
 * it.
 */
export class Replica {
  readonly url: string;
  readonly requests: Pool;
  readonly uploads: Pool;
  readonly streams: Pool;
  /** Streams need a connection of `streams` only for their request, if the service is one of the kit. */
  readonly eventChannels: EventChannels;
  inFlight = 0;
  uploadsInFlight = 0;
  /** The instant at which the ejection ends; 0 for a replica that is not ejected. */
  ejectedUntil = 0;
  readonly #probes: Pool;
  readonly #log: Logger;
  #ejectionMs = firstEjectionMs;
  #timeouts = 0;
  #timer: NodeJS.Timeout | undefined;
  #downSince = 0;
  readonly #waiting = new Set<(isBack: boolean) => void>();

  constructor({ url, budgets, log }: ReplicaOptions) {
    this.url = url;
    this.#log = log;
    this.requests = createPool(url, budgets, connections.requests);
    this.uploads = createPool(url, budgets, connections.uploads);
    // A service sends comments while nothing happens, so one that is silent for longer hangs.
    this.streams = createPool(url, { ...budgets, bodyMs: budgets.silenceMs }, connections.streams);
    this.eventChannels = new EventChannels({ url, budgets, log });
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
    this.#release(true);
  }

  failed(kind: FailureKind): void {
    if (kind === 'timeout') this.#timeouts += 1;
    const isDead = kind === 'refused' || kind === 'broken' || this.#timeouts >= timeoutsToEject;
    // Requests that fail together are one failure.
    if (!isDead || this.isEjected) return;
    this.#log.warn({ replica: this.url }, 'the replica is ejected');
    this.#downSince = Date.now();
    this.#eject();
  }

  /** Resolves to true when an ejected replica is back, to false when it has been down for 3 s. */
  untilBack(): Promise<boolean> {
    if (!this.isEjected) return Promise.resolve(true);
    if (this.#isGone) return Promise.resolve(false);
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  /** Resolves to the status of a probe, over a connection of its own; rejects if there is none in time. */
  async probe(path: '/health/live' | '/health/ready'): Promise<number> {
    const { statusCode, body } = await this.#probes.request({ path, method: 'GET' });
    await body.dump();
    return statusCode;
  }

  /**
   * The declaration of the service, over the connections of the probes.
   *
   * @param etag of the declaration that the gateway has
   * @returns undefined if the service still has that one
   */
  fetchDeclaration(etag: string | undefined): Promise<ReceivedDeclaration | undefined> {
    return fetchDeclaration(this.#probes, etag);
  }

  /** Ends the streams, and closes the connections when the requests under way are done. */
  async retire(): Promise<void> {
    clearTimeout(this.#timer);
    this.#release(false);
    this.eventChannels.close();
    await Promise.all([this.requests.close(), this.uploads.close(), this.streams.destroy(), this.#probes.destroy()]);
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#release(false);
    this.eventChannels.close();
    await Promise.all([this.requests, this.uploads, this.streams, this.#probes].map((pool) => pool.destroy()));
  }

  get #isGone(): boolean {
    return Date.now() - this.#downSince > expectedReturnMs;
  }

  #release(isBack: boolean): void {
    for (const resolve of this.#waiting) resolve(isBack);
    this.#waiting.clear();
  }

  #eject(): void {
    this.ejectedUntil = Date.now() + this.#ejectionMs;
    this.#timer = setTimeout(() => void this.#checkEjected(), this.#ejectionMs);
    this.#timer.unref();
  }

  /** Any status counts, because each response of a service shows whether it works. */
  async #checkEjected(): Promise<void> {
    try {
      await this.probe('/health/live');
      this.succeeded();
    } catch (error) {
      if (this.#probes.destroyed || !this.isEjected) return;
      this.#log.debug({ replica: this.url, err: error }, 'the replica is still down');
      if (this.#isGone) {
        this.#release(false);
        this.#ejectionMs = Math.min(this.#ejectionMs * 2, longestEjectionMs);
      }
      this.#eject();
    }
  }
}

function createPool(url: string, budgets: TimeBudgets, size: number | null): Pool {
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
