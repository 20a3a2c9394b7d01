import type { DataSource } from 'typeorm';
import { isMysql } from '../dialect.ts';
import { observePool } from '../mysql/pool-query.ts';

/**
 * Counts the statements outside of transactions from now on.
 *
 * @returns a function that returns their number
 *
 * @example
 * ```ts
 * const statements = statementCount(dataSource);
 * await postsRepository(dataSource.manager).list({ limit: 20 }, caller);
 * expect(statements()).toBeLessThanOrEqual(3);
 * ```
 */
export function statementCount(dataSource: DataSource): () => number {
  let count = 0;
  const observe = (): undefined => void (count += 1);
  // On a server such statements take no query runner; on the embedded database each takes its own.
  if (isMysql(dataSource)) observePool(dataSource, observe);
  else countQueryRunners(dataSource, observe);
  return () => count;
}

function countQueryRunners({ driver }: DataSource, observe: () => void): void {
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    observe();
    return create(mode);
  };
}
