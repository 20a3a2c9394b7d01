import type { DataSource } from 'typeorm';

/**
 * Resolves to the statements that would change the migrated database into the one that the entities declare.
 *
 * @example
 * ```ts
 * expect(await schemaDrift(dataSource)).toEqual([]);
 * ```
 */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
