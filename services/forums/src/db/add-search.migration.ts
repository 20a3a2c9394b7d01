import { createSearchProgress, dropSearchProgress } from '@seed/service-kit/search/search-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { commentSearch } from '../comments/comment.search.ts';
import { postSearch } from '../posts/post.search.ts';
import { noteSearch } from '../recommendations/note.search.ts';

const indexes = [postSearch, commentSearch, noteSearch];

/** The index `ft_posts` stays, because replicas of the previous release search by it. */
export class AddSearch1795824000000 implements MigrationInterface {
  readonly name = 'AddSearch1795824000000';

  async up(runner: QueryRunner): Promise<void> {
    await createSearchProgress(runner);
    for (const index of indexes) await index.create(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of indexes) await index.drop(runner);
    await dropSearchProgress(runner);
  }
}
