import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'comments';

/** The replies to one member are found by it, when their name or their id changes. */
const byAuthor = { name: 'ix_comments_reply_to_author', columns: ['reply_to_author_id'] };

export class AddReplies1796173200000 implements MigrationInterface {
  readonly name = 'AddReplies1796173200000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    const nullable = true;
    const columns = [
      db.integer('reply_to_id', { nullable }),
      db.varchar('reply_to_author_id', 191, { nullable, exact: true }),
      db.varchar('reply_to_author_name', 191, { nullable }),
      db.integer('thread_id', { nullable }),
    ];
    for (const column of columns) await db.addColumn(table, column);
    await db.createIndex(table, byAuthor);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropIndex(table, byAuthor.name);
    const columns = ['thread_id', 'reply_to_author_name', 'reply_to_author_id', 'reply_to_id'];
    for (const column of columns) await db.dropColumn(table, column);
  }
}
