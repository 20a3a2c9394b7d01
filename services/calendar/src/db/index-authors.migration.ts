import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const index = { name: 'ix_meetings_of_author', columns: ['author_id', 'starts_at', 'id'] };

/** The index of the list of meetings that one member scheduled. */
export class IndexAuthors1795564800001 implements MigrationInterface {
  readonly name = 'IndexAuthors1795564800001';

  up(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).createIndex('meetings', index);
  }

  down(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).dropIndex('meetings', index.name);
  }
}
