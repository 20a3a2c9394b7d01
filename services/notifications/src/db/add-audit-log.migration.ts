import { createAuditTable, dropAuditTable } from '@seed/service-kit/audit-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAuditLog1795910400002 implements MigrationInterface {
  readonly name = 'AddAuditLog1795910400002';

  up(runner: QueryRunner): Promise<void> {
    return createAuditTable(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAuditTable(runner);
  }
}
