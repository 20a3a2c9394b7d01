import { type Connection, createConnection } from 'mysql2/promise';
import { ConfigError } from '../config.ts';
import { isForbiddenStatement, isUnknownDatabase } from '../database-error.ts';
import type { MysqlAddress } from './mysql-address.ts';

/** In milliseconds. */
export const connectTimeout = 5000;

/** Opens a connection outside of the pool; the caller ends it. */
export function connect(address: MysqlAddress): Promise<Connection> {
  return createConnection({ ...address, connectTimeout });
}

/**
 * Opens a connection and makes the database before, if there is none of this name.
 *
 * @throws ConfigError with the statements that an administrator runs, if the user may not make it
 */
export async function connectOrCreate(address: MysqlAddress): Promise<Connection> {
  try {
    return await connect(address);
  } catch (error) {
    // A server reports a missing database as forbidden to a user who has no rights in it.
    if (!isUnknownDatabase(error) && !isForbiddenStatement(error)) throw error;
    await createDatabase(address);
    return connect(address);
  }
}

async function createDatabase({ database, ...server }: MysqlAddress): Promise<void> {
  const connection = await createConnection({ ...server, connectTimeout });
  try {
    // Replicas may start at the same moment.
    await connection.query(creationOf(database, 'IF NOT EXISTS'));
  } catch (error) {
    if (!isForbiddenStatement(error)) throw error;
    throw missing(database, server.user);
  } finally {
    await connection.end();
  }
}

function missing(database: string, user: string): ConfigError {
  return new ConfigError([
    `DATABASE_URL: the database '${database}' does not exist, or the user '${user}' may not use it. ` +
      `An administrator of the server runs:\n      ${creationOf(database)};\n` +
      `      GRANT ALL ON ${quoted(database)}.* TO '${user.replaceAll("'", "''")}'@'%';`,
  ]);
}

function creationOf(database: string, condition = ''): string {
  const name = [condition, quoted(database)].filter(Boolean).join(' ');
  return `CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`;
}

function quoted(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}
