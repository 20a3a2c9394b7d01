import { portalEvent } from '@seed/contracts/portal-events';
import { limitBody } from './body-bytes.ts';
import { readJsonBody } from './json-body.ts';
import type { ServiceRouter } from './request-state.ts';
import { serviceSecretCheck } from './service-secret.ts';

/** The path of events; it lies outside of `/api/v1`, so the gateway does not forward it. */
export const eventsPath = '/internal/events';

/** A header of the response to an event for which the service has no handler. */
export const ignoredHeader = 'Event-Ignored';

const longestEventBytes = 2 * 1024 * 1024;

/** Handlers by the type of event. A handler is idempotent: it runs again after a failure. */
export type EventHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

/** The secret of publishing services, and the handlers of their events. */
export interface EventRoutesOptions {
  /** The bearer token of publishing services: `EVENTS_SECRET`. */
  readonly secret: string;
  readonly handlers: EventHandlers;
}

/**
 * Serves `POST /internal/events`: handles an event of another service and responds 204 when it is done. An event without a
 * handler is ignored, and the response has the header `Event-Ignored: true`.
 *
 * @throws ProblemError `unauthorized` (401) in a request with another secret.
 */
export function eventRoutes(router: ServiceRouter, { secret, handlers }: EventRoutesOptions): void {
  const assertService = serviceSecretCheck(secret);
  router.post(eventsPath, async (ctx) => {
    ctx.state.route = eventsPath;
    assertService(ctx);
    limitBody(ctx, { bytes: longestEventBytes });
    const { type, payload } = await readJsonBody(ctx, portalEvent);
    const handle = handlers[type];
    if (handle) await handle(payload);
    else ctx.set(ignoredHeader, 'true');
    ctx.status = 204;
  });
}
