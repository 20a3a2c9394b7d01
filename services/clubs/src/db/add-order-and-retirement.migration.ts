import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { lastPosition } from '../clubs/club.entity.ts';

/** All clubs get the same position, which keeps the order of their founding until an Admin changes it. */
export class AddOrderAndRetirement1796083200000 implements MigrationInterface {
  readonly name = 'AddOrderAndRetirement1796083200000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.addColumn('clubs', db.integer('position', { default: lastPosition }));
    await db.addColumn('clubs', db.instant('retired_at', { nullable: true }));
    await db.createIndex('clubs', { name: 'ix_clubs_position', columns: ['position', 'id'] });
    await db.createTable({ name: 'club_order', columns: [db.id(), db.integer('version', { default: 1 })] });
    const present = await runner.manager.query<unknown[]>('SELECT id FROM club_order');
    // MariaDB commits each step of a migration on its own, so an interrupted start may have inserted the row.
    if (present.length === 0) await runner.query('INSERT INTO club_order (id, version) VALUES (1, 1)');
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropTable('club_order');
    await db.dropIndex('clubs', 'ix_clubs_position');
    await db.dropColumn('clubs', 'retired_at');
    await db.dropColumn('clubs', 'position');
  }
}
