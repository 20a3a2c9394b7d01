import { eventLimits } from '@seed/calendar-contracts/events';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventColumns } from '../events/event.entity.ts';

/** Events may have an hour; those from before take the whole day. */
export class AddEventHour1796353200001 implements MigrationInterface {
  readonly name = 'AddEventHour1796353200001';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.addColumn('events', db.varchar('time', eventColumns.time, { exact: true, nullable: true }));
    await db.addColumn('events', db.varchar('zone', eventLimits.zone, { exact: true, nullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropColumn('events', 'zone');
    await db.dropColumn('events', 'time');
  }
}
