import type { Database } from '@seed/service-kit/transaction';

/** Runs the work and returns the first words of the statements that it sends to the database. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const createRunner = database.createQueryRunner.bind(database);
  database.createQueryRunner = (mode) => {
    const runner = createRunner(mode);
    runner.query = new Proxy(runner.query, {
      apply(target, self, call: [string]) {
        statements.push(call[0].trim().split(/\s/, 1)[0] ?? '');
        return Reflect.apply(target, self, call);
      },
    });
    return runner;
  };
  try {
    await work();
  } finally {
    database.createQueryRunner = createRunner;
  }
  return statements;
}
