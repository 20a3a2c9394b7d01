import { createOutboxTable } from '@seed/service-kit/outbox';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOutbox1796083200000 implements MigrationInterface {
  readonly name = 'AddOutbox1796083200000';

  up(runner: QueryRunner): Promise<void> {
    return createOutboxTable(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).dropTable('outbox_events');
  }
}
