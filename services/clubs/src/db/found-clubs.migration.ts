import { placeholders } from '@seed/service-kit/placeholders';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foundingClubs } from './founding-clubs.ts';

const columns = [
  'club_key',
  'route',
  'name',
  'icon_url',
  'banner_image',
  'main_description',
  'syllabus_url',
  'created_at',
];

/** The eight clubs that every portal starts with. Admins may change and delete them later. */
export class FoundClubs1795219260000 implements MigrationInterface {
  readonly name = 'FoundClubs1795219260000';

  async up(runner: QueryRunner): Promise<void> {
    const present = await runner.manager.query<unknown[]>('SELECT id FROM clubs LIMIT 1');
    // MariaDB commits each step of a migration on its own, so an interrupted start may have inserted the clubs.
    if (present.length > 0) return;
    const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
    const rows = foundingClubs.map(({ key, slug, name, mainDescription, syllabusUrl }) => [
      key,
      `/clubs/${slug}`,
      name,
      `/art/clubs/${slug}-icon.svg`,
      `/art/clubs/${slug}-banner.svg`,
      mainDescription,
      syllabusUrl,
      now,
    ]);
    const places = placeholders(rows, `(${placeholders(columns)})`);
    await runner.query(`INSERT INTO clubs (${columns.join(', ')}) VALUES ${places}`, rows.flat());
  }

  async down(runner: QueryRunner): Promise<void> {
    const keys = foundingClubs.map(({ key }) => key);
    await runner.query(`DELETE FROM clubs WHERE club_key IN (${placeholders(keys)})`, keys);
  }
}
