import { eventsPath } from './event-routes.ts';
import type { EventTarget } from './outbox-delivery.ts';

/** Another service, and the secret that all services share. */
export interface RemoteTarget {
  readonly name: string;
  /** Origin of the service, e.g. `http://127.0.0.1:4001`. */
  readonly url: string;
  readonly secret: string;
}

/** A handler may remove thousands of rows that a member wrote. */
const timeoutMs = 60_000;

/** A service responded to an event with another status than 2xx. */
export class EventRefusedError extends Error {
  override readonly name = 'EventRefusedError';
  readonly code = 'event_refused';
}

/**
 * Makes another service a target of events.
 *
 * @throws EventRefusedError `event_refused` from `deliver`, for every response but 2xx.
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
      if (!response.ok) throw new EventRefusedError(`${name} responded ${response.status}`);
    },
  };
}
