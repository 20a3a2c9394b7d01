import type { EntityManager, QueryRunner } from 'typeorm';

/** A query and its result. */
export interface ObservedQuery {
  readonly sql: string;
  readonly parameters: unknown[];
  readonly result: unknown;
}

/** Runs the work and reports each query that it sends through the manager of a transaction. */
export async function observeQueries(
  manager: EntityManager,
  work: (manager: EntityManager) => Promise<unknown>,
  observe: (query: ObservedQuery) => void,
): Promise<void> {
  const runner = runnerOf(manager);
  const { query } = runner;
  runner.query = new Proxy(query, {
    async apply(target, self, call: [string, unknown[]?, boolean?]) {
      const result: unknown = await Reflect.apply(target, self, call);
      const [sql, parameters = []] = call;
      observe({ sql, parameters, result });
      return result;
    },
  });
  try {
    await work(manager);
  } finally {
    runner.query = query;
  }
}

function runnerOf({ queryRunner }: EntityManager): QueryRunner {
  if (queryRunner === undefined) throw new TypeError('the manager belongs to no transaction');
  return queryRunner;
}
