import type {
  EmailFrequency,
  PortalFrequency,
  PushFrequency,
} from '@seed/notifications-contracts/notification-preferences';
import { varcharColumn } from '@seed/service-kit/entity-columns';
import { EntitySchema } from 'typeorm';
import { lengths } from '../notifications/notification.entity.ts';

/** A member's choices for a topic; without a row the defaults of the contract apply. */
export interface PreferenceRow {
  readonly memberId: string;
  readonly topic: string;
  readonly portal: PortalFrequency;
  readonly email: EmailFrequency;
  /** Null stands for the default. */
  readonly push: PushFrequency | null;
}

export const frequencyLength = 16;

export const preferenceEntity = new EntitySchema<PreferenceRow>({
  name: 'NotificationPreference',
  tableName: 'notification_preferences',
  columns: {
    memberId: { ...varcharColumn('member_id', lengths.member), primary: true },
    topic: { ...varcharColumn('topic', lengths.kind), primary: true },
    portal: varcharColumn('portal', frequencyLength),
    email: varcharColumn('email', frequencyLength),
    push: varcharColumn('push', frequencyLength, { nullable: true }),
  },
});
