import { auditEntries } from '@seed/service-kit/audit-log';
import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { removedMembers } from '@seed/service-kit/removed-members';
import { sampleItemEntity } from '../sample-items/sample-item.entity.ts';
import { CreateSampleItems1700000000000 } from './create-sample-items.migration.ts';

/** The service's tables, for the data source. */
export const sampleItemsSchema = {
  entities: [sampleItemEntity, idempotencyKeys, removedMembers, auditEntries],
  migrations: [CreateSampleItems1700000000000],
};
