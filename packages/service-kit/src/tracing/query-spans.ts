import type { Span } from '@opentelemetry/api';
import type { DataSource, QueryRunner } from 'typeorm';
import { markFailed, type Tracing } from './tracing.ts';

const longestText = 2000;
const tableName = /\b(?:FROM|INTO|UPDATE|TABLE)\s+[`"]?(\w+)/i;

/** Records each query of a recorded request as a span, with its text and without its parameters. */
export function traceQueries({ driver, options }: DataSource, tracing: Tracing): void {
  const create = driver.createQueryRunner.bind(driver);
  const system = options.type === 'better-sqlite3' ? 'sqlite' : options.type;
  driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    runner.query = new Proxy(runner.query, {
      apply(query, self, call: Parameters<QueryRunner['query']>) {
        const span = tracing.startCall(...describe(call[0], system));
        const run = (): Promise<unknown> => Reflect.apply(query, self, call);
        return span === undefined ? run() : recorded(span, run);
      },
    });
    return runner;
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

async function recorded(span: Span, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    // The message of a violated constraint has values of members, so it stays out.
    const { code } = error as NodeJS.ErrnoException;
    markFailed(span, code ?? 'error');
    throw error;
  } finally {
    span.end();
  }
}
