import type { Logger } from '@seed/service-kit/logger';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { type LoadedMessage, loadMessages, type OutgoingMessage } from './outgoing-messages.ts';
import { PushClient, type PushResult } from './push-client.ts';
import type { PushConfig } from './push-config.ts';
import {
  claimPushMessages,
  finishPushMessage,
  finishSentMessage,
  postponePushMessage,
} from './push-messages.repository.ts';
import { pushSubscriptionsRepository } from './push-subscriptions.repository.ts';

interface SenderParts {
  readonly database: Database;
  readonly push: PushConfig;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Messages that are sent at the same time. */
const atOnce = 10;

/**
 * Sends the messages that are due. They are claimed in a transaction and sent outside of it; after a crash another
 * replica sends them again, and the topic and tag make the second one take the place of the first.
 */
export class PushSender {
  readonly #parts: SenderParts;
  readonly #client: PushClient;

  constructor(parts: SenderParts) {
    this.#parts = parts;
    this.#client = new PushClient(parts.push);
  }

  /** Resolves to false if it failed, as `startPolling` takes it. */
  async round(isStopped: () => boolean): Promise<boolean> {
    const { database, now, log } = this.#parts;
    try {
      while (!isStopped()) {
        const claimed = await claimPushMessages(database, now());
        if (claimed.length === 0) break;
        await this.#sendAll(await loadMessages(database, claimed, now()));
      }
      return true;
    } catch (error) {
      log.warn({ err: error }, 'push messages could not be sent; they are sent later');
      return false;
    }
  }

  /** Ends the requests that are under way; their messages are sent again. */
  close(): void {
    this.#client.close();
  }

  async #sendAll(loaded: readonly LoadedMessage[]): Promise<void> {
    const rest = loaded.values();
    const worker = async () => {
      for (const one of rest) await this.#sendOne(one);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  async #sendOne({ row, message }: LoadedMessage): Promise<void> {
    const { database, now } = this.#parts;
    if (message === undefined) return finishPushMessage(database, row, now());
    await this.#record(message, await this.#client.send(message.subscription, message));
  }

  async #record(message: OutgoingMessage, result: PushResult): Promise<void> {
    const { database, now, log } = this.#parts;
    const { row, subscription, delivery } = message;
    const about = { message: row.id, host: new URL(subscription.endpoint).host };
    if (result.outcome === 'sent') return finishSentMessage(database, message, now());
    if (result.outcome === 'later') {
      log.warn({ ...about, reason: result.reason }, 'a push message was not accepted; it is sent again later');
      return postponePushMessage(database, row, {
        now: now(),
        leastMs: Math.min(result.retryAfterMs, delivery.ttl * 1000),
      });
    }
    if (result.outcome === 'gone') {
      const remove = [subscription.id];
      return inTransaction(database, (manager) => pushSubscriptionsRepository(manager).remove(remove));
    }
    if (result.outcome === 'refused') log.warn({ ...about, reason: result.reason }, 'a push message was refused');
    await finishPushMessage(database, row, now());
  }
}
