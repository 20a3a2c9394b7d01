import type { DataSource } from 'typeorm';
import type { DatabaseOptions } from '../data-source.ts';
import { shared } from './shared.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

/** A database that is made before the first test of a file and dropped after the last. */
export interface SharedDatabase extends Pick<TestDatabase, 'dataSource'> {
  /** Whether it is on the server of `TEST_DATABASE_URL`, not the embedded one. */
  readonly isServer: boolean;
}

/**
 * Makes one migrated database for all tests of a file, for tests that read many rows.
 *
 * @param options the tables of the database
 * @param fill writes the rows, once; the statistics of a server's tables are renewed after it
 *
 * @example
 * ```ts
 * const database = sharedDatabase(clubsSchema, async ({ manager }) => {
 *   await manager.getRepository(clubEntity).insert(clubs);
 * });
 *
 * test('the table has all clubs', async () => {
 *   expect(await database.dataSource.getRepository(clubEntity).count()).toBe(clubs.length);
 * });
 * ```
 */
export function sharedDatabase(
  options: Pick<DatabaseOptions, 'entities' | 'migrations'>,
  fill: (dataSource: DataSource) => Promise<void>,
): SharedDatabase {
  const database = shared(
    async () => {
      const made = await testDatabase(options);
      await fill(made.dataSource);
      if (isServer(made.dataSource)) await analyzeTables(made.dataSource);
      return made;
    },
    (made) => made.drop(),
  );
  return {
    get dataSource() {
      return database().dataSource;
    },
    get isServer() {
      return isServer(database().dataSource);
    },
  };
}

function isServer({ options }: DataSource): boolean {
  return options.type !== 'better-sqlite3';
}

async function analyzeTables(dataSource: DataSource): Promise<void> {
  const tables = dataSource.entityMetadatas.map(({ tableName }) => `\`${tableName}\``);
  await dataSource.query(`ANALYZE TABLE ${tables.join(', ')}`);
}
