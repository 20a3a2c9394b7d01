import { auditEntries } from '@seed/service-kit/audit-log';
import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { removedMembers } from '@seed/service-kit/removed-members';
import { digestEntities, digestMemberEntity } from '../digests/digest.entity.ts';
import { followEntity } from '../follows/follow.entity.ts';
import { mailStopEntity } from '../mail-reports/mail-stop.entity.ts';
import { notificationChanges, notificationEntity, notifiedActEntity } from '../notifications/notification.entity.ts';
import { preferenceEntity } from '../preferences/preference.entity.ts';
import { pushMessageEntity, pushSubscriptionEntity } from '../push/push.entity.ts';
import { AddAuditLog1795910400002 } from './add-audit-log.migration.ts';
import { AddChanges1795910400003 } from './add-changes.migration.ts';
import { AddDigests1795910400005 } from './add-digests.migration.ts';
import { AddFollows1796083200001 } from './add-follows.migration.ts';
import { AddMailStops1796169600001 } from './add-mail-stops.migration.ts';
import { AddMemberRemoval1795910400001 } from './add-member-removal.migration.ts';
import { AddPreferences1795910400004 } from './add-preferences.migration.ts';
import { AddPush1796169600000 } from './add-push.migration.ts';
import { AddPushDigests1796256000000 } from './add-push-digests.migration.ts';
import { AddRetentionIndex1795910400006 } from './add-retention-index.migration.ts';
import { CreateNotifications1795910400000 } from './create-notifications.migration.ts';

/** The service's tables, for the data source. */
export const notificationsSchema = {
  entities: [
    notificationEntity,
    notifiedActEntity,
    notificationChanges,
    preferenceEntity,
    followEntity,
    digestMemberEntity,
    digestEntities.mail,
    digestEntities.push,
    mailStopEntity,
    pushSubscriptionEntity,
    pushMessageEntity,
    idempotencyKeys,
    removedMembers,
    auditEntries,
  ],
  migrations: [
    CreateNotifications1795910400000,
    AddMemberRemoval1795910400001,
    AddAuditLog1795910400002,
    AddChanges1795910400003,
    AddPreferences1795910400004,
    AddDigests1795910400005,
    AddRetentionIndex1795910400006,
    AddFollows1796083200001,
    AddPush1796169600000,
    AddMailStops1796169600001,
    AddPushDigests1796256000000,
  ],
};
