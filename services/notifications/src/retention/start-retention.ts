import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import type { Database } from '@seed/service-kit/transaction';
import { removeLatePushMessages } from '../push/push-messages.repository.ts';
import { removeOldNotifications, type Retention } from './old-notifications.repository.ts';

/** Half a year, and more than a member reads. */
const defaultRetention: Retention = { days: 180, mostOfMember: 500 };
const hourMs = 60 * 60 * 1000;

interface RetentionOptions {
  readonly retention?: Retention;
  readonly retentionPollMs?: number;
  readonly now: () => Date;
}

/** Deletes old notifications once an hour, until the returned function is called. */
export function startRetention(
  database: Database,
  logger: Logger,
  { retention = defaultRetention, retentionPollMs = hourMs, now }: RetentionOptions,
): () => Promise<void> {
  const round = async () => {
    try {
      await removeOldNotifications(database, retention, now());
      await removeLatePushMessages(database, now());
    } catch (error) {
      logger.warn({ err: error }, 'old notifications could not be removed; they are removed later');
    }
    return true;
  };
  return startPolling(round, { pollMs: retentionPollMs });
}
