import type { DocumentRecord } from '@seed/documents-contracts/documents';
import { fillWhenEmpty } from '@seed/service-kit/fill-when-empty';
import type { Database } from '@seed/service-kit/transaction';
import { documentEntity } from '../documents/document.entity.ts';
import { documentsRepository } from '../documents/documents.repository.ts';

/** Stores the documents, the oldest first, in an empty database. */
export function fillDemoData(database: Database, newestFirst: readonly DocumentRecord[]): Promise<void> {
  return fillWhenEmpty(database, documentEntity, async (manager) => {
    const documents = documentsRepository(manager);
    for (const { name, url, classification, authorID, creationDate } of newestFirst.toReversed()) {
      const createdAt = new Date(creationDate);
      await documents.insert({ name, url, classification, authorId: authorID, createdAt });
    }
  });
}
