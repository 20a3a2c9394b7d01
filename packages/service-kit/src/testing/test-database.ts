import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import type { DatabaseLocation } from '../config.ts';
import { createDataSource, type DatabaseOptions } from '../data-source.ts';
import { silentLogger } from './silent-logger.ts';

export interface TestDatabase {
  readonly dataSource: DataSource;
  /** Closes it and leaves nothing behind. */
  drop(): Promise<void>;
}

export interface TestLocation {
  /** For what opens the database by itself, such as `startService`. */
  readonly location: DatabaseLocation;
  drop(): Promise<void>;
}

/**
 * A migrated database of one's own: a new schema on the server of `TEST_DATABASE_URL` (a user who may create
 * databases), or one in memory. The same tests run on both.
 */
export async function testDatabase(options: Pick<DatabaseOptions, 'entities' | 'migrations'>): Promise<TestDatabase> {
  const { location, drop } = await testLocation();
  const dataSource = await createDataSource({ ...options, location, logger: silentLogger() });
  return {
    dataSource,
    async drop() {
      await dataSource.destroy();
      await drop();
    },
  };
}

/** An empty database that is not open yet; in memory unless `TEST_DATABASE_URL` names a server. */
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
  const connection = await createConnection({ uri });
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}
