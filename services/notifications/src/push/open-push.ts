import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import type { Database } from '@seed/service-kit/transaction';
import type { NotificationsConfig } from '../config.ts';
import type { PushConfig } from './push-config.ts';
import { PushSender } from './push-sender.ts';

const defaultPollMs = 1000;

interface OpenPushConfig extends Pick<NotificationsConfig, 'pushPollMs'> {
  readonly push: PushConfig;
  readonly now: () => Date;
}

/** Begins to send push messages. Returns a function that stops it. */
export function openPush(
  { push, now, pushPollMs = defaultPollMs }: OpenPushConfig,
  { database, logger }: { readonly database: Database; readonly logger: Logger },
): () => Promise<void> {
  const sender = new PushSender({ database, push, now, log: logger });
  const stopPolling = startPolling((isStopped) => sender.round(isStopped), { pollMs: pushPollMs });
  return async () => {
    const stopped = stopPolling();
    sender.close();
    await stopped;
  };
}
