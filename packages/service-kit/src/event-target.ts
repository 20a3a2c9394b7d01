import { eventsPath } from './event-routes.ts';
import type { EventTarget } from './outbox-delivery.ts';

export interface RemoteTarget {
  readonly name: string;
  /** Origin of the service, e.g. `http://127.0.0.1:4001`. */
  readonly url: string;
  readonly secret: string;
}

/** A handler may take its time: it removes all that a member ever wrote. */
const timeoutMs = 60_000;

/** A service did not accept an event. */
export class EventRefusedError extends Error {
  override readonly name = 'EventRefusedError';
  readonly code = 'event_refused';
}

/** Another service as the target of events; any response but 2xx is a failed delivery. */
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
