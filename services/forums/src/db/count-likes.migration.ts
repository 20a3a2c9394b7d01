import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentLikes } from '../comments/comment.entity.ts';
import { postLikes } from '../posts/post.entity.ts';
import { noteLikes } from '../recommendations/note.entity.ts';

const likeTables = [postLikes, commentLikes, noteLikes];

export class AddLikeCounts1795392000000 implements MigrationInterface {
  readonly name = 'AddLikeCounts1795392000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const likes of likeTables) await likes.addCounts(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const likes of likeTables) await likes.dropCounts(runner);
  }
}

export class BackfillLikeCounts1795392060000 implements MigrationInterface {
  readonly name = 'BackfillLikeCounts1795392060000';
  /** Each batch is committed on its own, so that no lock outlives it. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const likes of likeTables) await likes.backfillCounts(runner);
  }

  async down(): Promise<void> {}
}
