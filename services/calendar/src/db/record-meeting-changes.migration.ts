import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The member who changed a meeting last. */
export class RecordMeetingChanges1795737600002 implements MigrationInterface {
  readonly name = 'RecordMeetingChanges1795737600002';

  up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    return db.addColumn('meetings', db.varchar('changed_by_id', 191, { exact: true, nullable: true }));
  }

  down(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).dropColumn('meetings', 'changed_by_id');
  }
}
