import { eventsPath, ignoredHeader } from './event-routes.ts';
import { EventRefusedError, type EventTarget } from './outbox-delivery.ts';

/** Another service, and the secret that all services share. */
export interface RemoteTarget {
  readonly name: string;
  /** Origin of the service, e.g. `http://127.0.0.1:4001`. */
  readonly url: string;
  readonly secret: string;
}

/** A handler may remove thousands of rows that a member wrote. */
const timeoutMs = 60_000;

/**
 * For so long a service that ignored a type gets no event of that type: most services ignore most types, and each call costs
 * both a millisecond. A release that handles more types misses events of its first seconds at most, as during a rollout.
 */
const ignoredForMs = 5000;

/** Statuses that are about the event; all others are about the service, as while it is down or has another secret. */
const refusals = new Set([400, 413, 422, 500]);

/**
 * Makes another service a target of events.
 *
 * @throws EventRefusedError `event_refused` from `deliver`, if the service cannot handle the event; Error if it is down
 *
 * @example
 * ```ts
 * const forums = remoteTarget({ name: 'forums', url: 'http://127.0.0.1:4001', secret });
 * ```
 */
export function remoteTarget({ name, url, secret }: RemoteTarget): EventTarget {
  /** The end of the time in which events of a type are left out. */
  const ignoredUntil = new Map<string, number>();
  return {
    name,
    async deliver(event) {
      if (Date.now() < (ignoredUntil.get(event.type) ?? 0)) return;
      const response = await fetch(`${url}${eventsPath}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(event),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.arrayBuffer();
      const message = `${name} responded ${response.status}`;
      if (refusals.has(response.status)) throw new EventRefusedError(message);
      if (!response.ok) throw new Error(message);
      if (response.headers.has(ignoredHeader)) ignoredUntil.set(event.type, Date.now() + ignoredForMs);
    },
  };
}
