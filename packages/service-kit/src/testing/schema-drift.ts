import type { DataSource } from 'typeorm';

/** The statements that would make the migrated database what the entities say: none, if both agree. */
export async function schemaDrift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
