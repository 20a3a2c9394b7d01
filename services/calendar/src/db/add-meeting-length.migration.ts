import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until now every meeting took an hour. */
const usualMinutes = 60;

export class AddMeetingLength1796342400000 implements MigrationInterface {
  readonly name = 'AddMeetingLength1796342400000';

  up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    return db.addColumn('meetings', db.integer('duration_minutes', { default: usualMinutes }));
  }

  down(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).dropColumn('meetings', 'duration_minutes');
  }
}
