import type { PushFrequency } from '@seed/notifications-contracts/notification-preferences';
import { topicOf } from '@seed/notifications-contracts/notification-topics';
import type { Database } from '@seed/service-kit/transaction';
import { findPushDigests } from '../digests/digests.repository.ts';
import { newsOfPushDigests } from '../digests/news.repository.ts';
import type { NotificationRow } from '../notifications/notification.entity.ts';
import { findNotifications } from '../notifications/notifications.repository.ts';
import { pushChoicesOf } from '../preferences/preferences.repository.ts';
import {
  digestContentOf,
  digestDeliveryOf,
  type PushContent,
  pushContentOf,
  type PushDelivery,
  pushDeliveryOf,
} from './push-content.ts';
import { pushSubscriptionsRepository } from './push-subscriptions.repository.ts';
import type { PushMessageRow, PushSubscriptionRow } from './push.entity.ts';

/** The content for a row, and the browser that gets it. */
export interface OutgoingMessage {
  readonly row: PushMessageRow;
  readonly subscription: PushSubscriptionRow;
  readonly content: PushContent;
  readonly delivery: PushDelivery;
  /** Undefined for a digest. */
  readonly notification?: NotificationRow;
}

/** A row without a message is not worth sending. */
export interface LoadedMessage {
  readonly row: PushMessageRow;
  readonly message: OutgoingMessage | undefined;
}

type Loader = (row: PushMessageRow, memberId: string) => Omit<OutgoingMessage, 'row' | 'subscription'> | undefined;

/**
 * Loads what claimed rows are about. A notification that was read meanwhile, is not wanted any more, is too old, or
 * belongs to another member than the browser is no news.
 */
export async function loadMessages(
  database: Database,
  rows: readonly PushMessageRow[],
  now: Date,
): Promise<LoadedMessage[]> {
  const { manager } = database;
  const browsers = await pushSubscriptionsRepository(manager).findMany(rows.map((row) => row.subscriptionId));
  const subscriptions = byId(browsers);
  const choiceOf = await pushChoicesOf(
    manager,
    browsers.map(({ memberId }) => memberId),
  );
  const isNews: IsNews = (one, memberId, frequencies) =>
    one.recipientId === memberId && !one.isRead && frequencies.includes(choiceOf(memberId, topicOf(one.kind)));
  const parts = { database, isNews, now };
  const [loadNotification, loadDigest] = [await notificationLoader(rows, parts), await digestLoader(rows, parts)];
  return rows.map((row) => {
    const subscription = subscriptions.get(row.subscriptionId);
    if (subscription === undefined) return { row, message: undefined };
    const load = row.digestId === null ? loadNotification : loadDigest;
    const loaded = load(row, subscription.memberId);
    const isWorthSending = loaded !== undefined && loaded.delivery.ttl > 0;
    return { row, message: isWorthSending ? { row, subscription, ...loaded } : undefined };
  });
}

type IsNews = (notification: NotificationRow, memberId: string, frequencies: readonly PushFrequency[]) => boolean;

interface LoaderParts {
  readonly database: Database;
  readonly isNews: IsNews;
  readonly now: Date;
}

async function notificationLoader(rows: readonly PushMessageRow[], parts: LoaderParts): Promise<Loader> {
  const { database, isNews, now } = parts;
  const ids = rows.map(({ notificationId }) => notificationId);
  const notifications = byId(await findNotifications(database.manager, ids));
  return ({ notificationId }, memberId) => {
    const notification = notifications.get(notificationId);
    if (notification === undefined || !isNews(notification, memberId, ['now'])) return undefined;
    return { notification, content: pushContentOf(notification), delivery: pushDeliveryOf(notification, now) };
  };
}

async function digestLoader(rows: readonly PushMessageRow[], parts: LoaderParts): Promise<Loader> {
  const { database, isNews, now } = parts;
  const ids = rows.flatMap(({ digestId }) => (digestId === null ? [] : [digestId]));
  const found = await findPushDigests(database.manager, ids);
  const digests = byId(found);
  const news = await newsOfPushDigests(database.manager, found);
  return ({ digestId }, memberId) => {
    const digest = digests.get(digestId ?? 0);
    const had = news.filter(({ pushDigestId }) => pushDigestId === digestId);
    const notifications = had.filter((one) => isNews(one, memberId, ['daily', 'weekly']));
    if (digest === undefined || notifications.length === 0) return undefined;
    return { content: digestContentOf(digest, notifications), delivery: digestDeliveryOf(digest, now) };
  };
}

const byId = <Id, Row extends { readonly id: Id }>(rows: readonly Row[]): ReadonlyMap<Id, Row> =>
  new Map(rows.map((row) => [row.id, row]));
