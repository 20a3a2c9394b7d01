import { auditEntries } from '@seed/service-kit/audit-log';
import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { outboxEvents } from '@seed/service-kit/outbox';
import { removedMembers } from '@seed/service-kit/removed-members';
import { searchProgress } from '@seed/service-kit/search/search-index';
import { clubEntity } from '../clubs/club.entity.ts';
import { membershipEntity } from '../members/membership.entity.ts';
import { clubOrderEntity } from '../order/club-order.entity.ts';
import { clubSearch } from '../clubs/club.search.ts';
import { AddAuditLog1795651200000 } from './add-audit-log.migration.ts';
import { AddMemberRemoval1795305600002 } from './add-member-removal.migration.ts';
import { AddMemberships1795996800000 } from './add-memberships.migration.ts';
import { AddOrderAndRetirement1796083200000 } from './add-order-and-retirement.migration.ts';
import { AddSearch1795824000000 } from './add-search.migration.ts';
import { CreateClubs1795219200000 } from './create-clubs.migration.ts';
import { FoundClubs1795219260000 } from './found-clubs.migration.ts';
import { PublishClubs1795737600000 } from './publish-clubs.migration.ts';

/** The service's tables, for the data source. */
export const clubsSchema = {
  entities: [
    clubEntity,
    membershipEntity,
    clubOrderEntity,
    idempotencyKeys,
    removedMembers,
    auditEntries,
    outboxEvents,
    searchProgress,
    ...clubSearch.entities,
  ],
  migrations: [
    CreateClubs1795219200000,
    FoundClubs1795219260000,
    AddMemberRemoval1795305600002,
    AddAuditLog1795651200000,
    PublishClubs1795737600000,
    AddSearch1795824000000,
    AddMemberships1795996800000,
    AddOrderAndRetirement1796083200000,
  ],
};
