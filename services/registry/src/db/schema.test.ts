import { schemaDrift } from '@seed/service-kit/testing/schema-drift';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { registrySchema } from './schema.ts';

test('the migrated database matches the entities', async () => {
  const { dataSource, drop } = await testDatabase(registrySchema);
  expect(await schemaDrift(dataSource)).toEqual([]);
  await drop();
});

test('the migrations can be reverted and run again', async () => {
  const { dataSource, drop } = await testDatabase(registrySchema);
  await dataSource.undoLastMigration();
  await dataSource.runMigrations();
  expect(await schemaDrift(dataSource)).toEqual([]);
  await drop();
});
