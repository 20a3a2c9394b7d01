import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import type { Database } from '@seed/service-kit/transaction';
import { remindOfMeetings } from './reminders.repository.ts';

const minuteMs = 60_000;

interface RemindersOptions {
  readonly now?: () => Date;
  readonly reminderPollMs?: number;
}

/** Reminds members of meetings that begin within the hour, until the returned function is called. */
export function startReminders(
  database: Database,
  logger: Logger,
  { now = () => new Date(), reminderPollMs = minuteMs }: RemindersOptions,
): () => Promise<void> {
  const round = async () => {
    try {
      await remindOfMeetings(database, now());
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'members could not be reminded of meetings; they are reminded later');
      return false;
    }
  };
  return startPolling(round, { pollMs: reminderPollMs });
}
