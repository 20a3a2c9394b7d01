import { auditEntries } from '@seed/service-kit/audit-log';
import { deletedRows } from '@seed/service-kit/deleted-rows';
import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { outboxEvents } from '@seed/service-kit/outbox';
import { removedMembers } from '@seed/service-kit/removed-members';
import { searchProgress } from '@seed/service-kit/search/search-index';
import { documentEntity } from '../documents/document.entity.ts';
import { documentSearch } from '../documents/document.search.ts';
import { AddAuditLog1795651200000 } from './add-audit-log.migration.ts';
import { AddDeletedRows1796428800000 } from './add-deleted-rows.migration.ts';
import { AddMemberRemoval1795305600002 } from './add-member-removal.migration.ts';
import { AddOutbox1796083200000 } from './add-outbox.migration.ts';
import { AddSearch1795824000000 } from './add-search.migration.ts';
import { CreateDocuments1795219200000 } from './create-documents.migration.ts';

/** The service's tables, for the data source. */
export const documentsSchema = {
  entities: [
    documentEntity,
    idempotencyKeys,
    deletedRows,
    removedMembers,
    auditEntries,
    outboxEvents,
    searchProgress,
    ...documentSearch.entities,
  ],
  migrations: [
    CreateDocuments1795219200000,
    AddMemberRemoval1795305600002,
    AddAuditLog1795651200000,
    AddSearch1795824000000,
    AddOutbox1796083200000,
    AddDeletedRows1796428800000,
  ],
};
