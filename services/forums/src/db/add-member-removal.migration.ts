import { migrationDialect } from '@seed/service-kit/migration-dialect';
import { createMemberRemoval, dropMemberRemoval } from '@seed/service-kit/removed-members';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes by which the rows of one member are found. */
const indexes = [
  { table: 'posts', name: 'ix_posts_author', columns: ['author_id'] },
  { table: 'comments', name: 'ix_comments_author', columns: ['author_id'] },
  { table: 'notes', name: 'ix_notes_author', columns: ['author_id'] },
  { table: 'post_likes', name: 'ix_post_likes_user', columns: ['user_id'] },
  { table: 'comment_likes', name: 'ix_comment_likes_user', columns: ['user_id'] },
  { table: 'note_likes', name: 'ix_note_likes_user', columns: ['user_id'] },
];

export class AddMemberRemoval1795478400000 implements MigrationInterface {
  readonly name = 'AddMemberRemoval1795478400000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await createMemberRemoval(runner);
    for (const { table, ...index } of indexes) await db.createIndex(table, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const { table, name } of indexes) await db.dropIndex(table, name);
    await dropMemberRemoval(runner);
  }
}
