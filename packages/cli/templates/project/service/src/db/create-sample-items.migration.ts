import { createAuditTable, dropAuditTable } from '@seed/service-kit/audit-log';
import { createIdempotencyTable } from '@seed/service-kit/idempotency';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import { createMemberRemoval, dropMemberRemoval } from '@seed/service-kit/removed-members';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSampleItems1700000000000 implements MigrationInterface {
  readonly name = 'CreateSampleItems1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'sample_items',
      columns: [
        db.id(),
        db.varchar('title', 120),
        db.varchar('text', 2000),
        db.varchar('author_id', 191, { exact: true }),
        db.instant('created_at'),
        db.integer('version', { default: 1 }),
      ],
      indices: [
        { name: 'ix_sample_items_newest', columns: ['created_at', 'id'] },
        { name: 'ix_sample_items_of_author', columns: ['author_id', 'created_at', 'id'] },
      ],
    });
    await createIdempotencyTable(runner);
    await createMemberRemoval(runner);
    await createAuditTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await dropAuditTable(runner);
    await dropMemberRemoval(runner);
    for (const table of ['idempotency_keys', 'sample_items']) await db.dropTable(table);
  }
}
