import { eventsPath } from './event-routes.ts';
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
  return {
    name,
    async deliver(event) {
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
    },
  };
}
