import { createIdempotencyTable } from '@seed/service-kit/idempotency';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentLikes } from '../comments/comment.entity.ts';
import { postLikes } from '../posts/post.entity.ts';

const search = { name: 'ft_posts', table: 'posts', columns: ['title', 'content'] };

export class CreateForums1795219200000 implements MigrationInterface {
  readonly name = 'CreateForums1795219200000';

  async up(runner: QueryRunner): Promise<void> {
    await createPosts(runner);
    await createComments(runner);
    await postLikes.create(runner);
    await commentLikes.create(runner);
    await createIdempotencyTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropFullText(search);
    const tables = ['idempotency_keys', 'comment_likes', 'post_likes', 'comments', 'posts'];
    for (const table of tables) await db.dropTable(table);
  }
}

async function createPosts(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: 'posts',
    columns: [
      db.id(),
      db.varchar('title', 150),
      db.text('content'),
      db.json('images'),
      db.varchar('author_id', 191, { exact: true }),
      db.varchar('author_name', 191),
      db.instant('created_at'),
      db.integer('comment_count', { default: 0 }),
      db.integer('version', { default: 1 }),
    ],
    indices: [{ name: 'ix_posts_newest', columns: ['created_at', 'id'] }],
  });
  await db.createFullText(search);
}

async function createComments(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: 'comments',
    columns: [
      db.id(),
      db.integer('forum_id'),
      db.text('content'),
      db.varchar('author_id', 191, { exact: true }),
      db.varchar('author_name', 191),
      db.instant('created_at'),
      db.integer('version', { default: 1 }),
    ],
    indices: [
      { name: 'ix_comments_newest', columns: ['created_at', 'id'] },
      { name: 'ix_comments_of_forum', columns: ['forum_id', 'created_at', 'id'] },
    ],
    foreignKeys: [{ name: 'fk_comments_forum', column: 'forum_id', references: 'posts', onDelete: 'CASCADE' }],
  });
}
