import { idempotencyKeys } from '@seed/service-kit/idempotency';
import { documentEntity } from '../documents/document.entity.ts';
import { CreateDocuments1795219200000 } from './create-documents.migration.ts';

/** What the data source must know of the service's tables. */
export const documentsSchema = {
  entities: [documentEntity, idempotencyKeys],
  migrations: [CreateDocuments1795219200000],
};
