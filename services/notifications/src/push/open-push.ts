import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import type { Database } from '@seed/service-kit/transaction';
import type { NotificationsConfig } from '../config.ts';
import { PushSender } from './push-sender.ts';
import { pushSubscriptionsRoutes } from './push-subscriptions.routes.ts';
import { PushSubscriptionsService } from './push-subscriptions.service.ts';

const defaultPollMs = 1000;

interface OpenPushConfig extends Pick<NotificationsConfig, 'push' | 'pushPollMs'> {
  readonly now: () => Date;
}

interface PushParts {
  readonly database: Database;
  readonly logger: Logger;
}

/** Has the routes of the browsers of members, and begins to send push messages if there are keys. */
export function openPush(config: OpenPushConfig, { database, logger }: PushParts) {
  const { push, now } = config;
  const subscriptions = new PushSubscriptionsService(database, { hosts: push?.hosts, now });
  return {
    /** The public key; undefined if the portal sends no push messages. */
    key: push?.vapid.publicKey,
    routes: (router: ServiceRouter) => pushSubscriptionsRoutes(router, subscriptions),
    stop: startSending(config, { database, logger }),
  };
}

function startSending({ push, now, pushPollMs = defaultPollMs }: OpenPushConfig, { database, logger }: PushParts) {
  if (push === undefined) return () => Promise.resolve();
  const sender = new PushSender({ database, push, now, log: logger });
  const stopPolling = startPolling((isStopped) => sender.round(isStopped), { pollMs: pushPollMs });
  return async () => {
    const stopped = stopPolling();
    sender.close();
    await stopped;
  };
}
