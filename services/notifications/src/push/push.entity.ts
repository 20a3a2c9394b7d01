import { idColumn, instantColumn, integerColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { lengths } from '../notifications/notification.entity.ts';

/** A browser that gets the push messages of a member. */
export interface PushSubscriptionRow {
  /** The SHA-256 of the endpoint in base64url, so that an endpoint belongs to one member. */
  readonly id: string;
  readonly memberId: string;
  /** The address of the push service. It is a secret: it suffices to send to the browser. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: Date;
}

/** A notification, or a digest of several, that has still to be sent to a browser. */
export interface PushMessageRow {
  readonly id: number;
  readonly subscriptionId: string;
  /** `noNotification` for a digest. */
  readonly notificationId: number;
  /** Null for a notification. */
  readonly digestId: number | null;
  /** Differs after each act that the notification collects, so that one that comes while it is being sent is sent too. */
  readonly revision: string;
  /** Until then a replica is sending it, or it waits after a failure. */
  readonly dueAt: Date;
  readonly attempts: number;
}

/** No notification has this id. */
export const noNotification = 0;

export const pushLengths = { id: 43, endpoint: 1000, p256dh: 87, auth: 22, revision: 36 } as const;

export const pushSubscriptionEntity = new EntitySchema<PushSubscriptionRow>({
  name: 'PushSubscription',
  tableName: 'push_subscriptions',
  columns: {
    id: { ...varcharColumn('id', pushLengths.id), primary: true },
    memberId: varcharColumn('member_id', lengths.member),
    endpoint: varcharColumn('endpoint', pushLengths.endpoint),
    p256dh: varcharColumn('p256dh', pushLengths.p256dh),
    auth: varcharColumn('auth', pushLengths.auth),
    createdAt: instantColumn('created_at'),
  },
  indices: [{ name: 'ix_push_subscriptions_member', columns: ['memberId', 'createdAt'] }],
});

/** Without foreign keys: a browser may go while a notification is being stored, and the sender leaves out what is gone. */
export const pushMessageEntity = new EntitySchema<PushMessageRow>({
  name: 'PushMessage',
  tableName: 'push_messages',
  columns: {
    id: idColumn(),
    subscriptionId: varcharColumn('subscription_id', pushLengths.id),
    notificationId: integerColumn('notification_id'),
    digestId: integerColumn('digest_id', { nullable: true }),
    revision: varcharColumn('revision', pushLengths.revision),
    dueAt: instantColumn('due_at'),
    attempts: integerColumn('attempts', { default: 0 }),
  },
  uniques: [{ name: 'uq_push_messages', columns: ['subscriptionId', 'notificationId'] }],
  indices: [{ name: 'ix_push_messages_due', columns: ['dueAt'] }],
});
