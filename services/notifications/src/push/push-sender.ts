import { topicOf } from '@seed/notifications-contracts/notification-topics';
import type { Logger } from '@seed/service-kit/logger';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import type { PushConfig } from './push-config.ts';
import type { NotificationRow } from '../notifications/notification.entity.ts';
import { findNotifications } from '../notifications/notifications.repository.ts';
import { pushChoicesOf } from '../preferences/preferences.repository.ts';
import { PushClient, type PushResult } from './push-client.ts';
import { type PushDelivery, pushContentOf, pushDeliveryOf } from './push-content.ts';
import { claimPushMessages, finishPushMessage, postponePushMessage } from './push-messages.repository.ts';
import { pushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import type { PushMessageRow, PushSubscriptionRow } from './push.entity.ts';

interface SenderParts {
  readonly database: Database;
  readonly push: PushConfig;
  readonly now: () => Date;
  readonly log: Logger;
}

/** A message with what it is about and where it goes. */
interface ClaimedMessage {
  readonly row: PushMessageRow;
  readonly notification: NotificationRow | undefined;
  readonly subscription: PushSubscriptionRow | undefined;
  readonly isWanted: boolean;
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
        await this.#sendAll(await this.#loaded(claimed));
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

  async #loaded(rows: readonly PushMessageRow[]): Promise<ClaimedMessage[]> {
    const { manager } = this.#parts.database;
    const found = await findNotifications(
      manager,
      rows.map(({ notificationId }) => notificationId),
    );
    const notifications = new Map(found.map((one) => [one.id, one]));
    const browsers = await pushSubscriptionsRepository(manager).findMany(rows.map((row) => row.subscriptionId));
    const subscriptions = new Map(browsers.map((one) => [one.id, one]));
    const choiceOf = await pushChoicesOf(
      manager,
      browsers.map(({ memberId }) => memberId),
    );
    return rows.map((row) => {
      const notification = notifications.get(row.notificationId);
      const subscription = subscriptions.get(row.subscriptionId);
      const isWanted =
        notification !== undefined && choiceOf(notification.recipientId, topicOf(notification.kind)) === 'now';
      return { row, notification, subscription, isWanted };
    });
  }

  async #sendAll(messages: readonly ClaimedMessage[]): Promise<void> {
    const rest = messages.values();
    const worker = async () => {
      for (const message of rest) await this.#sendOne(message);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  /** A notification that was read meanwhile, is not wanted any more, or is too old, is no news. */
  async #sendOne({ row, notification, subscription, isWanted }: ClaimedMessage): Promise<void> {
    const { database, now } = this.#parts;
    const isGone = notification === undefined || subscription === undefined || notification.isRead || !isWanted;
    const delivery = isGone ? undefined : pushDeliveryOf(notification, now());
    const belongs = !isGone && subscription.memberId === notification.recipientId;
    if (!belongs || delivery === undefined || delivery.ttl <= 0) return finishPushMessage(database, row, now());
    const result = await this.#client.send(subscription, { content: pushContentOf(notification), delivery });
    await this.#record({ row, subscription, delivery }, result);
  }

  async #record({ row, subscription, delivery }: SentMessage, result: PushResult): Promise<void> {
    const { database, now, log } = this.#parts;
    const about = { message: row.id, host: new URL(subscription.endpoint).host };
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

interface SentMessage {
  readonly row: PushMessageRow;
  readonly subscription: PushSubscriptionRow;
  readonly delivery: PushDelivery;
}
