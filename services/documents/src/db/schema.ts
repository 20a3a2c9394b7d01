import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { removedMembers } from '@seed/service-kit/removed-members';
import { documentEntity } from '../documents/document.entity.ts';
import { AddMemberRemoval1795305600002 } from './add-member-removal.migration.ts';
import { CreateDocuments1795219200000 } from './create-documents.migration.ts';

/** The service's tables, for the data source. */
export const documentsSchema = {
  entities: [documentEntity, idempotencyKeys, removedMembers],
  migrations: [CreateDocuments1795219200000, AddMemberRemoval1795305600002],
};
