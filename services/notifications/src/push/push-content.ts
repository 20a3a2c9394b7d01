import { sentenceOf } from '@seed/notifications-contracts/notification-sentences';
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
const longest = { title: 250, body: 120 } as const;
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
  const age = Math.floor((now.getTime() - notification.createdAt.getTime()) / 1000);
  return { ttl: ttl - Math.max(0, age), urgency, topic: topicOfMessage(notification) };
}

const topicOfMessage = ({ id }: NotificationRow) => `notification-${id}`;

function shortened(text: string, length: number): string {
  const letters = Array.from(text);
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`;
}
