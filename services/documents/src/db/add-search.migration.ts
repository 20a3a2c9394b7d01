import { createSearchProgress, dropSearchProgress } from '@seed/service-kit/search/search-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { documentSearch } from '../documents/document.search.ts';

export class AddSearch1795824000000 implements MigrationInterface {
  readonly name = 'AddSearch1795824000000';

  async up(runner: QueryRunner): Promise<void> {
    await createSearchProgress(runner);
    await documentSearch.create(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await documentSearch.drop(runner);
    await dropSearchProgress(runner);
  }
}
