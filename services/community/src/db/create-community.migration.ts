import { createIdempotencyTable } from '@seed/service-kit/idempotency';
import { migrationDialect } from '@seed/service-kit/migration-dialect';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/* Lengths are literals, because the entities may change after the migration has run. */

export class CreateCommunity1795219200001 implements MigrationInterface {
  readonly name = 'CreateCommunity1795219200001';

  async up(runner: QueryRunner): Promise<void> {
    await createProfiles(runner);
    await createAliases(runner);
    await createListings(runner);
    await createNameWords(runner);
    await createIdempotencyTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const db = migrationDialect(runner);
    const tables = ['idempotency_keys', 'name_words', 'listings', 'profile_aliases', 'profiles'];
    for (const table of tables) await db.dropTable(table);
  }
}

async function createProfiles(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: 'profiles',
    columns: [
      db.id(),
      db.varchar('member_id', 191, { exact: true }),
      db.json('former_ids'),
      db.instant('linked_at', { nullable: true }),
      db.varchar('login_email', 320),
      db.varchar('login_key', 320, { exact: true, nullable: true }),
      db.varchar('name', 120),
      db.varchar('role', 20, { exact: true }),
      db.varchar('team', 160),
      db.varchar('country', 160),
      db.json('years'),
      db.text('picture'),
      db.varchar('major', 160),
      db.varchar('university', 160),
      db.text('about'),
      db.text('interests'),
      db.varchar('email', 320),
      db.text('linkedin'),
      db.integer('version', { default: 1 }),
    ],
    uniques: [
      { name: 'uq_profiles_member', columns: ['member_id'] },
      { name: 'uq_profiles_login', columns: ['login_key'] },
    ],
  });
}

async function createAliases(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: 'profile_aliases',
    columns: [db.id(), db.varchar('member_id', 191, { exact: true }), db.integer('profile_id')],
    uniques: [{ name: 'uq_profile_aliases_member', columns: ['member_id'] }],
    indices: [{ name: 'ix_profile_aliases_profile', columns: ['profile_id'] }],
    foreignKeys: [ofProfile('fk_profile_aliases_profile')],
  });
}

async function createListings(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: 'listings',
    columns: [
      db.id(),
      db.integer('profile_id'),
      db.varchar('list_key', 75, { exact: true }),
      db.varchar('role_key', 85, { exact: true }),
      db.varchar('country_key', 85, { exact: true }),
      db.varchar('role_and_country_key', 85, { exact: true }),
      db.varchar('name_words', 100, { exact: true }),
    ],
    indices: [
      { name: 'ix_listings_profile', columns: ['profile_id'] },
      { name: 'ix_listings_all', columns: ['list_key', 'id', 'name_words'] },
      { name: 'ix_listings_role', columns: ['role_key', 'id', 'name_words'] },
      { name: 'ix_listings_country', columns: ['country_key', 'id', 'name_words'] },
      { name: 'ix_listings_role_country', columns: ['role_and_country_key', 'id', 'name_words'] },
    ],
    foreignKeys: [ofProfile('fk_listings_profile')],
  });
}

async function createNameWords(runner: QueryRunner): Promise<void> {
  const db = migrationDialect(runner);
  await db.createTable({
    name: 'name_words',
    columns: [db.id(), db.varchar('word', 40, { exact: true }), db.integer('profile_id')],
    indices: [
      { name: 'ix_name_words_word', columns: ['word', 'profile_id'] },
      { name: 'ix_name_words_profile', columns: ['profile_id'] },
    ],
    foreignKeys: [ofProfile('fk_name_words_profile')],
  });
}

function ofProfile(name: string) {
  return { name, column: 'profile_id', references: 'profiles', onDelete: 'CASCADE' } as const;
}
