import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentHistory } from '../comments/comment.entity.ts';
import { postHistory } from '../posts/post.entity.ts';

const tables = ['posts', 'comments'];
const histories = [postHistory, commentHistory];

export class AddHistory1796169600000 implements MigrationInterface {
  readonly name = 'AddHistory1796169600000';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const table of tables) await db.addColumn(table, db.instant('edited_at', { nullable: true }));
    for (const history of histories) await history.create(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    for (const history of histories) await history.drop(runner);
    for (const table of tables) await db.dropColumn(table, 'edited_at');
  }
}
