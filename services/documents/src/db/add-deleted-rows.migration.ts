import { createDeletedRowsTable, dropDeletedRowsTable } from '@seed/service-kit/deleted-rows';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A deletion can be undone for ten seconds. */
export class AddDeletedRows1796428800000 implements MigrationInterface {
  readonly name = 'AddDeletedRows1796428800000';

  up(runner: QueryRunner): Promise<void> {
    return createDeletedRowsTable(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropDeletedRowsTable(runner);
  }
}
