import { createOutboxTable } from '@seed/service-kit/outbox';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOutbox1795910400000 implements MigrationInterface {
  readonly name = 'AddOutbox1795910400000';

  up(runner: QueryRunner): Promise<void> {
    return createOutboxTable(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).dropTable('outbox_events');
  }
}
