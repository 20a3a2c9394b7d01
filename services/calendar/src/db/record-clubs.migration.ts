import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The clubs that every portal starts with; the events of the clubs service add later ones. */
const foundingKeys = [
  'Etiquette',
  'FashionFood',
  'Geography',
  'Innovation',
  'LanguageExchange',
  'MoviesCulture',
  'Research',
  'Professional',
];
const longAgo = '1970-01-01 00:00:00.000';

export class RecordClubs1795737600001 implements MigrationInterface {
  /** The name in databases that were migrated before the class was renamed. */
  readonly name = 'KnowClubs1795737600001';

  async up(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    await db.createTable({
      name: 'known_clubs',
      columns: [
        { ...db.varchar('club_key', 60, { exact: true }), isPrimary: true },
        db.boolean('is_there'),
        db.instant('changed_at'),
      ],
    });
    const present = await runner.manager.query<unknown[]>('SELECT club_key FROM known_clubs LIMIT 1');
    // MariaDB commits each step of a migration on its own, so an interrupted start may have inserted the clubs.
    if (present.length > 0) return;
    const places = foundingKeys.map(() => '(?, ?, ?)').join(', ');
    const rows = foundingKeys.flatMap((key) => [key, 1, longAgo]);
    await runner.query(`INSERT INTO known_clubs (club_key, is_there, changed_at) VALUES ${places}`, rows);
  }

  down(runner: QueryRunner): Promise<void> {
    return migrationDialect(runner).dropTable('known_clubs');
  }
}
