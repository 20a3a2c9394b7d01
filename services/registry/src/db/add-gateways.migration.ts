import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { gatewayIdLength } from '../gateways/gateway.entity.ts';

export class AddGateways1797206400000 implements MigrationInterface {
  readonly name = 'AddGateways1797206400000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'gateways',
      columns: [
        { ...db.varchar('id', gatewayIdLength, { exact: true }), isPrimary: true },
        db.integer('set_id'),
        db.json('modules'),
        db.instant('reported_at'),
      ],
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).dropTable('gateways');
  }
}
