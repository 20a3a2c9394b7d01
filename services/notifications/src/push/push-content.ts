import { sentenceOf } from '@seed/notifications-contracts/notification-sentences';
import type { DigestRow } from '../digests/digest.entity.ts';
import type { NotificationRow } from '../notifications/notification.entity.ts';

/** The content that the service worker of the shell shows; the push service cannot read it. */
export interface PushContent {
  readonly title: string;
  readonly body: string;
  /** The path of the page where it is. */
  readonly href: string;
  /** A message with the same tag takes the place of the one that is shown. */
  readonly tag: string;
}

export type Urgency = 'low' | 'normal' | 'high';

/** How a push service treats a message (RFC 8030, sections 5.2 to 5.4). */
export interface PushDelivery {
  /** Seconds for which the push service keeps it while the browser is offline. */
  readonly ttl: number;
  readonly urgency: Urgency;
  /** A message with the same topic takes the place of one that the browser has not got yet. */
  readonly topic: string;
}

/** Push services accept 4096 bytes; code points of four bytes fit in with room to spare. */
const longest = { title: 250, body: 120, line: 100 } as const;
/** Notifications that a digest names; further ones are counted. */
const mostLines = 3;
const daySeconds = 24 * 60 * 60;

/** By kind; the other ones are of normal urgency and worth reading within a day. */
const deliveries: Readonly<Record<string, Omit<PushDelivery, 'topic'>>> = {
  'post.liked': { ttl: daySeconds, urgency: 'low' },
  'comment.liked': { ttl: daySeconds, urgency: 'low' },
  'note.liked': { ttl: daySeconds, urgency: 'low' },
  'meeting.begins': { ttl: 60 * 60, urgency: 'high' },
};

export function pushContentOf(notification: NotificationRow): PushContent {
  return {
    title: shortened(sentenceOf(notification), longest.title),
    body: shortened(notification.excerpt, longest.body),
    href: notification.href,
    tag: topicOfMessage(notification),
  };
}

/** @param now the time from which the message is kept */
export function pushDeliveryOf(notification: NotificationRow, now: Date): PushDelivery {
  const { ttl, urgency } = deliveries[notification.kind] ?? { ttl: daySeconds, urgency: 'normal' };
  return { ttl: ttl - ageSeconds(notification.createdAt, now), urgency, topic: topicOfMessage(notification) };
}

/** @param notifications the newest first; at least one */
export function digestContentOf({ day }: DigestRow, notifications: readonly NotificationRow[]): PushContent {
  const tag = topicOfDigest(day);
  const [first] = notifications;
  // One that is alone is shown as itself, and opens its place.
  if (first !== undefined && notifications.length === 1) return { ...pushContentOf(first), tag };
  const lines = notifications.slice(0, mostLines).map((one) => shortened(sentenceOf(one), longest.line));
  const rest = notifications.length - lines.length;
  const body = (rest === 0 ? lines : [...lines, `and ${rest} more`]).join('\n');
  return { title: `${notifications.length} new notifications`, body, href: '/notifications', tag };
}

/** A digest is worth reading until the next one. */
export function digestDeliveryOf({ day, dueAt }: DigestRow, now: Date): PushDelivery {
  return { ttl: daySeconds - ageSeconds(dueAt, now), urgency: 'normal', topic: topicOfDigest(day) };
}

const topicOfMessage = ({ id }: NotificationRow) => `notification-${id}`;
const topicOfDigest = (day: string) => `digest-${day}`;

function ageSeconds(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / 1000));
}

function shortened(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
