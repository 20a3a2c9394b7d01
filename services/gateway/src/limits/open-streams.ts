import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Caller } from '@seed/service-kit/caller';
import { overloaded, tooManyRequests } from '@seed/service-kit/problem-error';
import type { RequestState } from '@seed/service-kit/request-state';
import { Gauge, type Registry } from 'prom-client';
import type { RevocationStore } from '../sessions/revocation-store.ts';
import { createOpenRequests } from './open-requests.ts';

/** Streams of events that may be open at the same time. */
export interface OpenStreamLimits {
  readonly perMember: number;
  /** Of all members, since each costs memory and a connection. */
  readonly total: number;
}

export interface OpenStreamsOptions {
  readonly limits: OpenStreamLimits;
  readonly revocations: Pick<RevocationStore, 'isRevoked'>;
  readonly registry: Registry;
}

/** Milliseconds between two checks whether the sessions of the streams have ended. */
const checkMs = 1000;
/** Seconds after which a refused client may return, chosen at random, so that all do not return at the same moment. */
const returnSeconds = [10, 60] as const;

/** Counts and limits the open streams, and ends those whose session ends, and all of them before the gateway stops. */
export class OpenStreams {
  readonly #limits: OpenStreamLimits;
  readonly #revocations: Pick<RevocationStore, 'isRevoked'>;
  readonly #open = new Map<ServerResponse, Caller>();
  readonly #byMember: ReturnType<typeof createOpenRequests>;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ limits, revocations, registry }: OpenStreamsOptions) {
    this.#limits = limits;
    this.#revocations = revocations;
    this.#byMember = createOpenRequests(limits.perMember);
    const open = this.#open;
    new Gauge({
      name: 'gateway_open_streams',
      help: 'Streams of events that are open',
      registers: [registry],
      collect() {
        this.set(open.size);
      },
    });
  }

  /**
   * Counts the stream until its response has ended.
   *
   * @throws ProblemError 503 `overloaded` if too many streams are open or the gateway stops, 429 `too_many_requests` if the
   *   member has too many
   */
  admit(caller: Caller, response: ServerResponse, scope: Pick<RequestState, 'whenClosed'>): void {
    if (this.#isClosed || this.#open.size >= this.#limits.total)
      throw overloaded(undefined, randomInt(...returnSeconds));
    if (!this.#byMember.enter(caller.id)) {
      throw tooManyRequests('Too many streams are open at the same time.', randomInt(...returnSeconds));
    }
    this.#open.set(response, caller);
    this.#timer ??= setInterval(() => this.#endRevoked(), checkMs).unref();
    scope.whenClosed(() => {
      this.#byMember.leave(caller.id);
      this.#open.delete(response);
      if (this.#open.size === 0) this.#stopTimer();
    });
  }

  /** Ends all streams and refuses further ones. */
  close(): void {
    this.#isClosed = true;
    this.#stopTimer();
    for (const response of this.#open.keys()) response.end();
  }

  #endRevoked(): void {
    for (const [response, caller] of this.#open) if (this.#revocations.isRevoked(caller)) response.end();
  }

  #stopTimer(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
