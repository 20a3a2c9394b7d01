import { createHash, timingSafeEqual } from 'node:crypto';
import { portalEvent } from '@seed/contracts/portal-events';
import { bearerToken } from './bearer.ts';
import { limitBody } from './body-bytes.ts';
import { readJsonBody } from './json-body.ts';
import { unauthorized } from './problem-error.ts';
import type { ServiceRouter } from './request-state.ts';

/** Outside of `/api/v1`, so the gateway never passes it on. */
export const eventsPath = '/internal/events';

const longestEventBytes = 2 * 1024 * 1024;

/** Handlers by the type of event. A handler runs again after a failure, so doing it twice is doing it once. */
export type EventHandlers = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

export interface EventRoutesOptions {
  /** What the publishing service sends as its bearer token. */
  readonly secret: string;
  readonly handlers: EventHandlers;
}

/**
 * `POST /internal/events`: handles an event of another service and responds 204 when it is done. An event without a
 * handler needs nothing done.
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
