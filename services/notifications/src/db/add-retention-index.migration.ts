import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const index = { name: 'ix_notifications_created', columns: ['created_at'] };

export class AddRetentionIndex1795910400006 implements MigrationInterface {
  readonly name = 'AddRetentionIndex1795910400006';

  async up(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).createIndex('notifications', index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await migrationDialect(runner).dropIndex('notifications', index.name);
  }
}
