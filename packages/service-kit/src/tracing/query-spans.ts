import type { Span } from '@opentelemetry/api';
import type { DataSource, QueryRunner } from 'typeorm';
import { isMysql } from '../dialect.ts';
import { observePool } from '../mysql/pool-query.ts';
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
  if (isMysql(dataSource)) observePool(dataSource, (sql) => endOf(start(sql)));
}

function endOf(span: Span | undefined): ((error?: NodeJS.ErrnoException) => void) | undefined {
  if (span === undefined) return undefined;
  return (error) => {
    if (error !== undefined) markQueryFailed(span, error);
    span.end();
  };
}

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
