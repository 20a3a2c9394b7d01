import { createIdempotencyTable } from '@seed/service-kit/idempotency';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDocuments1795219200000 implements MigrationInterface {
  readonly name = 'CreateDocuments1795219200000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'documents',
      columns: [
        db.id(),
        db.varchar('name', 200),
        db.varchar('search_name', 400, { exact: true }),
        db.varchar('url', 2000),
        db.varchar('classification', 60, { exact: true }),
        db.varchar('author_id', 191, { exact: true }),
        db.instant('created_at'),
        db.integer('version', { default: 1 }),
      ],
      indices: [
        { name: 'ix_documents_newest', columns: ['created_at', 'id', 'search_name'] },
        { name: 'ix_documents_of_category', columns: ['classification', 'created_at', 'id', 'search_name'] },
      ],
    });
    await createIdempotencyTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const table of ['idempotency_keys', 'documents']) await db.dropTable(table);
  }
}
