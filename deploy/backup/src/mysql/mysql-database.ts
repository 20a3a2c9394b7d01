import { connect, connectOrCreate } from '@seed/service-kit/mysql/connect';
import { addressOf, type MysqlAddress } from '@seed/service-kit/mysql/mysql-address';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { BackupError } from '../backup-error.ts';
import type { BackedUpSource } from '../backed-up-source.ts';
import { linesOf } from '../lines.ts';
import { openDump } from './dump.ts';
import { countsOf, dropTables, presentCounts, runDump } from './restore.ts';
import { tablesOf } from './tables.ts';

/** A database of MariaDB or MySQL; its backup is the SQL that makes it, which the server's own client can run, too. */
export function mysqlDatabase(url: string): BackedUpSource {
  const address = parsed(url);
  const label = `the database ${address.database} at ${address.host}:${address.port}`;
  const using = <T>(work: (connection: Connection) => Promise<T>) =>
    withConnection(() => connect(address), label, work);
  return {
    kind: 'mysql',
    label,
    snapshot: (referenceQuery, work) =>
      using(async (connection) => {
        const dump = await openDump(connection, referenceQuery);
        return work({ ...dump, content: () => dump.lines() });
      }),
    references: (query) =>
      using(async (connection) => {
        const [rows] = await connection.query<RowDataPacket[]>(query);
        return new Set(rows.map((row) => String(Object.values(row)[0])));
      }),
    // A database that does not exist is made, as the services do.
    isEmpty: () =>
      withConnection(
        () => connectOrCreate(address),
        label,
        async (connection) => (await tablesOf(connection)).length === 0,
      ),
    countsIn: (content) => countsOf(linesOf(content)),
    restore: (content, { replace }) =>
      using(async (connection) => {
        if (replace) await dropTables(connection);
        await runDump(connection, linesOf(content));
        return presentCounts(connection);
      }),
  };
}

function parsed(url: string): MysqlAddress {
  try {
    return addressOf(url);
  } catch {
    throw new BackupError('config', 'The address of a database is not like mysql://user:password@host:3306/database');
  }
}

async function withConnection<T>(
  open: () => Promise<Connection>,
  label: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await open().catch((error: unknown) => {
    throw new BackupError('storage', `${label}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  });
  try {
    return await work(connection);
  } finally {
    // A connection that is in the middle of a result would be read to its end.
    connection.destroy();
  }
}
