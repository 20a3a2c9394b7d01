import { createOutboxTable } from '@seed/service-kit/outbox';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import { createMemberRemoval, dropMemberRemoval } from '@seed/service-kit/removed-members';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMemberRemoval1795305600002 implements MigrationInterface {
  readonly name = 'AddMemberRemoval1795305600002';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await createMemberRemoval(runner);
    await createOutboxTable(runner);
    await db.createTable({
      name: 'pictures',
      columns: [
        { ...db.varchar('filename', 120, { exact: true }), isPrimary: true },
        db.varchar('member_id', 191, { exact: true }),
        db.instant('created_at'),
      ],
      indices: [{ name: 'ix_pictures_member', columns: ['member_id'] }],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const table of ['pictures', 'outbox_events']) await db.dropTable(table);
    await dropMemberRemoval(runner);
  }
}
