import { createSearchProgress, dropSearchProgress } from '@seed/service-kit/search/search-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { eventSearch } from '../events/event.search.ts';
import { meetingSearch } from '../meetings/meeting.search.ts';

export class AddSearch1795824000000 implements MigrationInterface {
  readonly name = 'AddSearch1795824000000';

  async up(runner: QueryRunner): Promise<void> {
    await createSearchProgress(runner);
    await eventSearch.create(runner);
    await meetingSearch.create(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await meetingSearch.drop(runner);
    await eventSearch.drop(runner);
    await dropSearchProgress(runner);
  }
}
