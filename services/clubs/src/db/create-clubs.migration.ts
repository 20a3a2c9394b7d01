import { createIdempotencyTable } from '@seed/service-kit/idempotency';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateClubs1795219200000 implements MigrationInterface {
  readonly name = 'CreateClubs1795219200000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'clubs',
      columns: [
        db.id(),
        db.varchar('club_key', 40, { exact: true }),
        db.varchar('route', 100, { exact: true }),
        db.varchar('name', 100),
        db.text('icon_url'),
        db.text('banner_image'),
        db.text('main_description'),
        db.text('syllabus_url'),
        db.instant('created_at'),
        db.integer('version', { default: 1 }),
      ],
      uniques: [
        { name: 'uq_clubs_key', columns: ['club_key'] },
        { name: 'uq_clubs_route', columns: ['route'] },
      ],
      indices: [{ name: 'ix_clubs_order', columns: ['created_at', 'id'] }],
    });
    await createIdempotencyTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const table of ['idempotency_keys', 'clubs']) await db.dropTable(table);
  }
}
