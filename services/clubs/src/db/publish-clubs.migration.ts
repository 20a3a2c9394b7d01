import { createOutboxTable } from '@seed/service-kit/outbox';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { publishClub } from '../clubs/club-events.repository.ts';
import { foundingClubs } from './founding-clubs.ts';

/** Other services start with the eight clubs, so events report the clubs founded and deleted since then. */
export class PublishClubs1795737600000 implements MigrationInterface {
  readonly name = 'PublishClubs1795737600000';

  async up(runner: QueryRunner): Promise<void> {
    await createOutboxTable(runner);
    const rows = await runner.manager.query<{ club_key: string }[]>('SELECT club_key FROM clubs');
    const present = rows.map(({ club_key: key }) => key);
    const founding = foundingClubs.map(({ key }) => key as string);
    for (const key of present.filter((one) => !founding.includes(one)))
      await publishClub(runner.manager, { key, exists: true });
    for (const key of founding.filter((one) => !present.includes(one)))
      await publishClub(runner.manager, { key, exists: false });
  }

  down(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).dropTable('outbox_events');
  }
}
