import {
  booleanColumn,
  cascadeTo,
  idColumn,
  instantColumn,
  integerColumn,
  varcharColumn,
} from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';

/** A notification of one recipient. */
export interface NotificationRow {
  readonly id: number;
  readonly recipientId: string;
  readonly kind: string;
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
  /** The member who did it last. */
  readonly actorId: string;
  readonly actorName: string;
  readonly actorCount: number;
  /** When it happened last: a collected notification moves to the top. */
  readonly createdAt: Date;
  readonly isRead: boolean;
  /** The key under which further acts are collected while the notification is unread, else null. */
  readonly collectedKey: string | null;
  /** False if its recipient wants it by e-mail or on their devices only. */
  readonly isInPortal: boolean;
  /** Whether an e-mail had it since it happened last. */
  readonly isDigested: boolean;
  /** Whether a push message had it since it happened last. */
  readonly isPushed: boolean;
  /** The digest of push messages that had it last, if any. */
  readonly pushDigestId: number | null;
}

/** One act of one member. It is unique, so an event that is delivered twice notifies once. */
export interface NotifiedActRow {
  readonly id: number;
  readonly notificationId: number;
  readonly recipientId: string;
  readonly actKey: string;
  readonly actorId: string;
}

/** When the notifications of a recipient changed last, so that every replica sees the changes of the others. */
export interface NotificationChangeRow {
  readonly recipientId: string;
  readonly changedAt: Date;
}

/** Lengths of the columns, as in `membersNotified` of the contracts. */
export const lengths = { member: 191, kind: 64, key: 191, title: 200, excerpt: 300, href: 500 } as const;

export const notificationsOfRecipient = 'ix_notifications_of_recipient';

export const notificationEntity = new EntitySchema<NotificationRow>({
  name: 'Notification',
  tableName: 'notifications',
  columns: {
    id: idColumn(),
    recipientId: varcharColumn('recipient_id', lengths.member),
    kind: varcharColumn('kind', lengths.kind),
    title: varcharColumn('title', lengths.title),
    excerpt: varcharColumn('excerpt', lengths.excerpt),
    href: varcharColumn('href', lengths.href),
    actorId: varcharColumn('actor_id', lengths.member),
    actorName: varcharColumn('actor_name', lengths.member),
    actorCount: integerColumn('actor_count', { default: 1 }),
    createdAt: instantColumn('created_at'),
    isRead: booleanColumn('is_read', { default: false }),
    collectedKey: varcharColumn('collected_key', lengths.key, { nullable: true }),
    isInPortal: booleanColumn('is_in_portal', { default: true }),
    isDigested: booleanColumn('is_digested', { default: false }),
    isPushed: booleanColumn('is_pushed', { default: true }),
    pushDigestId: integerColumn('push_digest_id', { nullable: true }),
  },
  uniques: [{ name: 'uq_notifications_collected', columns: ['recipientId', 'collectedKey'] }],
  indices: [
    { name: notificationsOfRecipient, columns: ['recipientId', 'createdAt', 'id'] },
    { name: 'ix_notifications_unread', columns: ['recipientId', 'isRead', 'createdAt'] },
    { name: 'ix_notifications_actor', columns: ['actorId'] },
    { name: 'ix_notifications_created', columns: ['createdAt'] },
  ],
});

export const notifiedActEntity = new EntitySchema<NotifiedActRow>({
  name: 'NotifiedAct',
  tableName: 'notified_acts',
  columns: {
    id: idColumn(),
    notificationId: integerColumn('notification_id'),
    recipientId: varcharColumn('recipient_id', lengths.member),
    actKey: varcharColumn('act_key', lengths.key),
    actorId: varcharColumn('actor_id', lengths.member),
  },
  uniques: [{ name: 'uq_notified_acts', columns: ['recipientId', 'actKey', 'actorId'] }],
  indices: [{ name: 'ix_notified_acts_notification', columns: ['notificationId'] }],
  foreignKeys: [cascadeTo('Notification', { name: 'fk_notified_acts_notification', property: 'notificationId' })],
});

export const notificationChanges = new EntitySchema<NotificationChangeRow>({
  name: 'NotificationChange',
  tableName: 'notification_changes',
  columns: {
    recipientId: { ...varcharColumn('recipient_id', lengths.member), primary: true },
    changedAt: instantColumn('changed_at'),
  },
  indices: [{ name: 'ix_notification_changes', columns: ['changedAt'] }],
});
