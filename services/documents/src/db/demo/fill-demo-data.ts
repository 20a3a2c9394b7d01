import { readDemoDocuments } from '@seed/demo-world/documents';
import { inTransaction } from '@seed/service-kit/transaction';
import type { DataSource } from 'typeorm';
import { documentEntity } from '../../documents/document.entity.ts';
import { documentsRepository } from '../../documents/documents.repository.ts';

/** Fills an empty database with the documents of the static mock file, oldest first: the order in which it is stored. */
export async function fillDemoData(dataSource: DataSource): Promise<void> {
  if (await dataSource.getRepository(documentEntity).exists()) return;
  const oldestFirst = readDemoDocuments().toSorted((a, b) => a.id - b.id);
  await inTransaction(dataSource, async (manager) => {
    const documents = documentsRepository(manager);
    for (const { name, url, classification, authorID, creationDate } of oldestFirst) {
      const createdAt = new Date(creationDate);
      await documents.insert({ name, url, classification, authorId: authorID, createdAt });
    }
  });
}
