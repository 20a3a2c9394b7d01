import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';

const pollMs = 2000;
const accountsAtOnce = 10;
/** The pause after the first attempt; it is longer than the calls of an attempt can take. */
const defaultRetryMs = 60_000;
const longestPauseMs = 60 * 60_000;

/** Work at the identity provider that waits in the database. */
export interface AccountWork<Item> {
  due(now: Date, limit: number): Promise<readonly Item[]>;
  /** Begins and makes one attempt; it throws only if the database does. */
  attempt(item: Item): Promise<void>;
  /** The line of the log when a round fails. */
  readonly failure: string;
  readonly logger: Logger;
  readonly retryMs?: number | undefined;
}

/** Does the work that is due again and again, until the returned function is called. */
export function startAccountWork<Item>(work: AccountWork<Item>): () => Promise<void> {
  const { logger, failure, retryMs = defaultRetryMs } = work;
  const attemptNext = async (isStopped: () => boolean) => {
    const due = await work.due(new Date(), accountsAtOnce);
    for (const item of due) {
      if (isStopped()) return false;
      await work.attempt(item);
    }
    return due.length === accountsAtOnce;
  };
  const round = async (isStopped: () => boolean) => {
    try {
      while (await attemptNext(isStopped));
      return true;
    } catch (error) {
      logger.warn({ err: error }, failure);
      return false;
    }
  };
  return startPolling(round, { pollMs: Math.min(pollMs, retryMs) });
}

/** The next attempt after the one that begins now: the pause doubles up to an hour. */
export function nextAttemptAt(attempts: number, retryMs = defaultRetryMs): Date {
  return new Date(Date.now() + Math.min(retryMs * 2 ** attempts, longestPauseMs));
}
