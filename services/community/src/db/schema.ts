import { auditEntries } from '@seed/service-kit/audit-log';
import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { outboxEvents } from '@seed/service-kit/outbox';
import { removedMembers } from '@seed/service-kit/removed-members';
import { seenRoles } from '@seed/service-kit/role-watch';
import { listingEntity, nameWordEntity } from '../directory/listing.entity.ts';
import { dataExportEntity } from '../data-exports/data-export.entity.ts';
import { accountDeletionEntity } from '../accounts/account-deletion.entity.ts';
import { pendingAccountEntity } from '../accounts/pending-account.entity.ts';
import { aliasEntity, profileEntity } from '../profiles/profile.entity.ts';
import { communityReports } from '../reports/community-reports.ts';
import { pictureEntity } from '../uploads/picture.entity.ts';
import { AddAccountDeletions1796205600000 } from './add-account-deletions.migration.ts';
import { AddAuditLog1795651200000 } from './add-audit-log.migration.ts';
import { AddDataExports1796187600000 } from './add-data-exports.migration.ts';
import { AddMemberRemoval1795305600002 } from './add-member-removal.migration.ts';
import { AddEmailVisibility1795305600001 } from './add-email-visibility.migration.ts';
import { AddPendingAccounts1796169600000 } from './add-pending-accounts.migration.ts';
import { AddReports1796209200000 } from './add-reports.migration.ts';
import { PublishFormerIds1795737600000 } from './publish-former-ids.migration.ts';
import { CreateCommunity1795219200001 } from './create-community.migration.ts';

/** The tables and migrations of the service, for the data source. */
export const communitySchema = {
  entities: [
    profileEntity,
    aliasEntity,
    listingEntity,
    nameWordEntity,
    pictureEntity,
    pendingAccountEntity,
    accountDeletionEntity,
    dataExportEntity,
    communityReports.cases,
    communityReports.reports,
    idempotencyKeys,
    outboxEvents,
    removedMembers,
    auditEntries,
    seenRoles,
  ],
  migrations: [
    CreateCommunity1795219200001,
    AddEmailVisibility1795305600001,
    AddMemberRemoval1795305600002,
    AddAuditLog1795651200000,
    PublishFormerIds1795737600000,
    AddPendingAccounts1796169600000,
    AddDataExports1796187600000,
    AddAccountDeletions1796205600000,
    AddReports1796209200000,
  ],
};
