import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lists of one author's posts, comments and notes read a range of these. The removal of a member uses other
 * indexes, by id.
 */
const indexes = [
  { table: 'posts', name: 'ix_posts_of_author', columns: ['author_id', 'created_at', 'id'] },
  { table: 'notes', name: 'ix_notes_of_author', columns: ['author_id', 'created_at', 'id'] },
];

export class IndexAuthors1795564800000 implements MigrationInterface {
  readonly name = 'IndexAuthors1795564800000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const { table, ...index } of indexes) await db.createIndex(table, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const { table, name } of indexes) await db.dropIndex(table, name);
  }
}
