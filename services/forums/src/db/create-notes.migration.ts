import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteLikes } from '../recommendations/note.entity.ts';

export class CreateNotes1795305600000 implements MigrationInterface {
  readonly name = 'CreateNotes1795305600000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'notes',
      columns: [
        db.id(),
        db.varchar('title', 100),
        db.text('description'),
        db.varchar('color', 7),
        db.varchar('author_id', 191, { exact: true }),
        db.varchar('author_name', 191),
        db.varchar('author_login', 320),
        db.instant('created_at'),
        db.integer('version', { default: 1 }),
      ],
      indices: [{ name: 'ix_notes_newest', columns: ['created_at', 'id'] }],
    });
    await noteLikes.create(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const table of ['note_likes', 'notes']) await db.dropTable(table);
  }
}
