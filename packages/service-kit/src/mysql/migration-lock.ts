import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import { isTransient } from '../database-error.ts';

/** Another process holds the lock for longer than this one waits, or took it over. */
export class MigrationLockError extends Error {
  override readonly name = 'MigrationLockError';
  readonly code = 'migration_locked';
}

export interface MigrationLockTimes {
  /** A lock that its owner has not renewed for this long is free, because the owner has ended. */
  readonly expiryMs: number;
  /** How long to wait for another owner. */
  readonly patienceMs: number;
  readonly pollMs: number;
}

const defaultTimes: MigrationLockTimes = { expiryMs: 30_000, patienceMs: 120_000, pollMs: 250 };
const table = 'migration_lock';
const expiry = '(UTC_TIMESTAMP(3) + INTERVAL ? * 1000 MICROSECOND)';

/**
 * Runs the work while no other process migrates the same database. The lock is a row, because `GET_LOCK` excludes
 * callers on the same node of a cluster only.
 *
 * @param connection is used by nothing else meanwhile
 * @throws MigrationLockError `migration_locked` if the lock does not become free in time.
 */
export async function withMigrationLock(
  connection: Connection,
  work: () => Promise<unknown>,
  times: MigrationLockTimes = defaultTimes,
): Promise<void> {
  const owner = randomUUID();
  await acquire(connection, owner, times);
  const renewal = keepRenewing(connection, owner, times.expiryMs);
  try {
    await work();
    renewal.assertHeld();
  } finally {
    renewal.stop();
    await connection.query(`UPDATE ${table} SET owner = NULL WHERE owner = ?`, [owner]);
  }
}

async function acquire(connection: Connection, owner: string, times: MigrationLockTimes): Promise<void> {
  const { expiryMs, patienceMs, pollMs } = times;
  const deadline = Date.now() + patienceMs;
  while (!(await tryToAcquire(connection, owner, expiryMs))) {
    if (Date.now() > deadline) {
      throw new MigrationLockError(`another process has been migrating this database for ${patienceMs} ms`);
    }
    await delay(pollMs);
  }
}

async function tryToAcquire(connection: Connection, owner: string, expiryMs: number): Promise<boolean> {
  try {
    await connection.query(
      `CREATE TABLE IF NOT EXISTS ${table} (id INT PRIMARY KEY, owner CHAR(36) NULL, expires_at DATETIME(3) NULL)`,
    );
    await connection.query(`INSERT IGNORE INTO ${table} (id) VALUES (1)`);
    const [{ affectedRows }] = await connection.query<ResultSetHeader>(
      `UPDATE ${table} SET owner = ?, expires_at = ${expiry}
       WHERE id = 1 AND (owner IS NULL OR expires_at < UTC_TIMESTAMP(3))`,
      [owner, expiryMs],
    );
    return affectedRows === 1;
  } catch (error) {
    // Two nodes of a cluster wrote the row at the same time, and this one lost.
    if (isTransient(error)) return false;
    throw error;
  }
}

/** Renews the lock three times within its expiry, so that a long migration keeps it. */
function keepRenewing(connection: Connection, owner: string, expiryMs: number) {
  let lost: Error | undefined;
  const renew = async (): Promise<void> => {
    try {
      const sql = `UPDATE ${table} SET expires_at = ${expiry} WHERE owner = ?`;
      const [{ affectedRows }] = await connection.query<ResultSetHeader>(sql, [expiryMs, owner]);
      if (affectedRows === 0) lost = new MigrationLockError('another process took over the lock');
    } catch (cause) {
      lost = new MigrationLockError('the lock could not be renewed', { cause });
    }
  };
  const timer = setInterval(() => void renew(), expiryMs / 3);
  return {
    stop: () => clearInterval(timer),
    assertHeld() {
      if (lost !== undefined) throw lost;
    },
  };
}
