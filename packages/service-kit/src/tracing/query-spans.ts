import type { Span } from '@opentelemetry/api';
import type { Pool } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { isMysql } from '../dialect.ts';
import { poolOf } from '../mysql/pool-of.ts';
import { markFailed, type Tracing } from './tracing.ts';

const longestText = 2000;
const tableName = /\b(?:FROM|INTO|UPDATE|TABLE)\s+[`"]?(\w+)/i;

/** Records each query of a recorded request as a span, with its text and without its parameters. */
export function traceQueries(dataSource: DataSource, tracing: Tracing): void {
  const { driver, options } = dataSource;
  const system = options.type === 'better-sqlite3' ? 'sqlite' : options.type;
  const start = (sql: string): Span | undefined => tracing.startCall(...describe(sql, system));
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    runner.query = new Proxy(runner.query, {
      apply(query, self, call: Parameters<QueryRunner['query']>) {
        const span = start(call[0]);
        const run = (): Promise<unknown> => Reflect.apply(query, self, call);
        return span === undefined ? run() : recorded(span, run);
      },
    });
    return runner;
  };
  if (isMysql(dataSource)) tracePool(poolOf(dataSource), start);
}

/** `readRows` takes connections from the pool, without a query runner. */
function tracePool(pool: Pool, start: (sql: string) => Span | undefined): void {
  pool.query = new Proxy(pool.query, {
    apply(query, self, [sql, parameters, done]: [string, unknown[], PoolCallback]): unknown {
      const span = start(sql);
      if (span === undefined) return Reflect.apply(query, self, [sql, parameters, done]);
      const ended: PoolCallback = (error, rows) => {
        if (error !== null) markQueryFailed(span, error);
        span.end();
        done(error, rows);
      };
      return Reflect.apply(query, self, [sql, parameters, ended]);
    },
  });
}

type PoolCallback = (error: NodeJS.ErrnoException | null, rows: unknown) => void;

function describe(sql: string, system: string): Parameters<Tracing['startCall']> {
  const operation = (/\w+/.exec(sql)?.[0] ?? 'query').toUpperCase();
  const table = tableName.exec(sql)?.[1];
  return [
    table === undefined ? operation : `${operation} ${table}`,
    {
      'db.system.name': system,
      'db.operation.name': operation,
      'db.collection.name': table,
      'db.query.text': sql.slice(0, longestText),
    },
  ];
}

/** The message of a violated constraint has values of members, so it stays out. */
function markQueryFailed(span: Span, { code }: NodeJS.ErrnoException): void {
  markFailed(span, code ?? 'error');
}

async function recorded(span: Span, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    markQueryFailed(span, error as NodeJS.ErrnoException);
    throw error;
  } finally {
    span.end();
  }
}
