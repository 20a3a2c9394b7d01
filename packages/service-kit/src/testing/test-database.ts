import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { DatabaseLocation } from '../config.ts';
import { createDataSource, type DatabaseOptions } from '../data-source.ts';
import { silentLogger } from './silent-logger.ts';

/** A migrated database; `await using` drops it at the end of a test. */
export interface TestDatabase extends AsyncDisposable {
  readonly dataSource: DataSource;
  /** Closes and removes it. */
  drop(): Promise<void>;
}

/** The location of an empty database. */
export interface TestLocation {
  /** The location, for a program that opens the database itself, such as `startService`. */
  readonly location: DatabaseLocation;
  drop(): Promise<void>;
}

/**
 * Makes a migrated database for one test: a new schema on the server of `TEST_DATABASE_URL`, whose user may create
 * databases, or one in memory. The same tests run on both.
 *
 * @example
 * ```ts
 * await using database = await testDatabase({ entities, migrations });
 * expect(await schemaDrift(database.dataSource)).toEqual([]);
 * ```
 */
export async function testDatabase(options: Pick<DatabaseOptions, 'entities' | 'migrations'>): Promise<TestDatabase> {
  const { location, drop } = await testLocation();
  const dataSource = await createDataSource({ ...options, location, logger: silentLogger() });
  const dropAll = async () => {
    await dataSource.destroy();
    await drop();
  };
  return { dataSource, drop: dropAll, [Symbol.asyncDispose]: dropAll };
}

/** Makes an empty database that is not open yet; it is in memory unless `TEST_DATABASE_URL` names a server. */
export async function testLocation(): Promise<TestLocation> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') return { location: { file: ':memory:' }, drop: async () => undefined };
  const name = `seed_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { location: { url: url.href }, drop: () => onServer(server, `DROP DATABASE ${name}`) };
}

async function onServer(uri: string, sql: string): Promise<void> {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({ uri });
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}
