import { createHash, timingSafeEqual } from 'node:crypto';
import { portalEvent } from '@seed/contracts/portal-events';
import { bearerToken } from './bearer.ts';
import { limitBody } from './body-bytes.ts';
import { readJsonBody } from './json-body.ts';
import { unauthorized } from './problem-error.ts';
import type { ServiceRouter } from './request-state.ts';

/** The path of events; it lies outside of `/api/v1`, so the gateway does not forward it. */
export const eventsPath = '/internal/events';

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
 * handler is ignored.
 *
 * @throws ProblemError `unauthorized` (401) in a request with another secret.
 */
export function eventRoutes(router: ServiceRouter, { secret, handlers }: EventRoutesOptions): void {
  const expected = digestOf(secret);
  router.post(eventsPath, async (ctx) => {
    ctx.state.route = eventsPath;
    const token = bearerToken(ctx.req.headers.authorization);
    if (!timingSafeEqual(digestOf(token), expected)) throw unauthorized('The secret is wrong');
    limitBody(ctx, { bytes: longestEventBytes });
    const { type, payload } = await readJsonBody(ctx, portalEvent);
    await handlers[type]?.(payload);
    ctx.status = 204;
  });
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
