import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list reads a range of it: first the pinned posts, then the others. */
const byPin = { name: 'ix_posts_by_pin', columns: ['is_pinned', 'created_at', 'id'] };

export class AddPostModeration1796083200000 implements MigrationInterface {
  readonly name = 'AddPostModeration1796083200000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.addColumn('posts', db.boolean('is_pinned', { default: false }));
    await db.addColumn('posts', db.boolean('is_closed', { default: false }));
    await db.createIndex('posts', byPin);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.dropIndex('posts', byPin.name);
    for (const column of ['is_closed', 'is_pinned']) await db.dropColumn('posts', column);
  }
}
