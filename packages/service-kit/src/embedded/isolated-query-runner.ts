import type { DataSource } from 'typeorm';
import { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import { Mutex } from './mutex.ts';

const maxHoldMs = 10_000;

/**
 * TypeORM gives all callers of SQLite one query runner, so they share one transaction: parallel transactions fail, and
 * a plain insert is lost when another request rolls back. Here each caller has a runner of its own, and the shared
 * connection belongs to one runner from BEGIN to COMMIT or ROLLBACK; every other statement waits.
 */
export function isolateTransactions(dataSource: DataSource): void {
  const { driver } = dataSource;
  if (!(driver instanceof BetterSqlite3Driver)) throw new TypeError('only an embedded database needs this');
  const turn = new Mutex(maxHoldMs);
  driver.createQueryRunner = () => new IsolatedQueryRunner(driver, turn);
}

/** The result of TypeORM's own `query`: rows, a row id or a structured result. */
type QueryResult = Awaited<ReturnType<BetterSqlite3QueryRunner['query']>>;

class IsolatedQueryRunner extends BetterSqlite3QueryRunner {
  readonly #turn: Mutex;

  constructor(driver: BetterSqlite3Driver, turn: Mutex) {
    super(driver);
    this.#turn = turn;
  }

  override async query(sql: string, parameters?: unknown[], useStructuredResult = false): Promise<QueryResult> {
    if (this.#turn.isHeldBy(this)) return super.query(sql, parameters, useStructuredResult);
    // One runner may get two queries at the same time, so each statement holds the lock as an owner of its own.
    const statement = {};
    await this.#turn.acquire(statement);
    try {
      return await super.query(sql, parameters, useStructuredResult);
    } finally {
      this.#turn.release(statement);
    }
  }

  override async startTransaction(...level: Parameters<BetterSqlite3QueryRunner['startTransaction']>): Promise<void> {
    if (!this.#turn.isHeldBy(this)) await this.#turn.acquire(this);
    try {
      await super.startTransaction(...level);
    } catch (error) {
      // TypeORM marks the transaction as active before BEGIN has worked.
      if (this.transactionDepth === 0) {
        this.isTransactionActive = false;
        this.#turn.release(this);
      }
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    try {
      await super.commitTransaction();
    } finally {
      if (!this.isTransactionActive) this.#turn.release(this);
    }
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (!this.isTransactionActive) this.#turn.release(this);
    }
  }

  override async release(): Promise<void> {
    try {
      if (this.#turn.isHeldBy(this)) await super.query('ROLLBACK');
    } finally {
      this.isTransactionActive = false;
      this.#turn.release(this);
      await super.release();
    }
  }
}
