import type { DataSource, EntityManager } from 'typeorm';
import { isMysql } from '../dialect.ts';
import { observeQueries } from './observe-queries.ts';

/** The database's plan, as JSON, for the first query that the work sends through the given manager. */
export function queryPlan(dataSource: DataSource, work: (manager: EntityManager) => Promise<unknown>): Promise<string> {
  return dataSource.transaction(async (manager) => {
    const queries: { readonly sql: string; readonly parameters: unknown[] }[] = [];
    await observeQueries(manager, work, (query) => queries.push(query));
    const [first] = queries;
    if (first === undefined) throw new Error('the work sent no query');
    const explain = isMysql(dataSource) ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    return JSON.stringify(await manager.query(`${explain} ${first.sql}`, first.parameters));
  });
}
