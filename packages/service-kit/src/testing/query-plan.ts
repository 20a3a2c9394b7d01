import type { DataSource, EntityManager } from 'typeorm';
import { isMysql } from '../dialect.ts';
import { observeQueries } from './observe-queries.ts';

/** Without it, MySQL 9 returns a tree. MariaDB, which has the table only, skips the comment. */
const asTable = '/*!80000 FORMAT=TRADITIONAL */';

/**
 * Resolves to the database's plan, as JSON, of the first query of the work.
 *
 * @param work sends its queries through the given manager
 * @throws Error if the work sends no query.
 *
 * @example
 * ```ts
 * expect(await queryPlan(dataSource, (manager) => postsRepository(manager).list({ limit: 20 }))).toContain('ix_posts');
 * ```
 */
export async function queryPlan(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<string> {
  const [first] = await queryPlans(dataSource, work);
  if (first === undefined) throw new Error('the work sent no query');
  return first;
}

/**
 * Resolves to the database's plans, as JSON, of all queries of the work, in their order.
 *
 * @param work sends its queries through the given manager
 *
 * @example
 * ```ts
 * const [posts, authors] = await queryPlans(dataSource, (manager) => postsRepository(manager).list({ limit: 20 }));
 * expect(authors).not.toContain('SCAN');
 * ```
 */
export function queryPlans(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<unknown>,
): Promise<string[]> {
  return dataSource.transaction(async (manager) => {
    const queries: { readonly sql: string; readonly parameters: unknown[] }[] = [];
    await observeQueries(manager, work, (query) => queries.push(query));
    const explain = isMysql(dataSource) ? `EXPLAIN ${asTable}` : 'EXPLAIN QUERY PLAN';
    const plans: string[] = [];
    for (const { sql, parameters } of queries) {
      plans.push(JSON.stringify(await manager.query(`${explain} ${sql}`, parameters)));
    }
    return plans;
  });
}
