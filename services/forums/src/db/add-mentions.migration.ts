import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentMentions } from '../comments/comment.entity.ts';
import { postMentions } from '../posts/post.entity.ts';

const tables = [postMentions, commentMentions];

export class AddMentions1796194800000 implements MigrationInterface {
  readonly name = 'AddMentions1796194800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await table.create(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await table.drop(runner);
  }
}
