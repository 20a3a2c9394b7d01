import type { FollowChoice } from '@seed/notifications-contracts/notification-follows';
import { booleanColumn, instantColumn, varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { lengths } from '../notifications/notification.entity.ts';

/** A member's choice about a subject, and whether they have joined it; without a row neither. */
export interface FollowRow {
  readonly subject: string;
  readonly memberId: string;
  readonly choice: FollowChoice;
  readonly isJoined: boolean;
  /** When the member joined or left it; null before. */
  readonly joinedChangedAt: Date | null;
}

export const followLengths = { subject: 96, choice: 16 } as const;

export const followEntity = new EntitySchema<FollowRow>({
  name: 'NotificationFollow',
  tableName: 'notification_follows',
  columns: {
    subject: { ...varcharColumn('subject', followLengths.subject), primary: true },
    memberId: { ...varcharColumn('member_id', lengths.member), primary: true },
    choice: varcharColumn('choice', followLengths.choice),
    isJoined: booleanColumn('is_joined', { default: false }),
    joinedChangedAt: instantColumn('joined_changed_at', { nullable: true }),
  },
  indices: [{ name: 'ix_notification_follows_member', columns: ['memberId'] }],
});
