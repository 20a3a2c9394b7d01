import { createAuditTable, dropAuditTable } from '@seed/service-kit/audit-log';
import { createSeenRolesTable, dropSeenRolesTable } from '@seed/service-kit/role-watch';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAuditLog1795651200000 implements MigrationInterface {
  readonly name = 'AddAuditLog1795651200000';

  async up(runner: QueryRunner): Promise<void> {
    await createAuditTable(runner);
    await createSeenRolesTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropSeenRolesTable(runner);
    await dropAuditTable(runner);
  }
}
