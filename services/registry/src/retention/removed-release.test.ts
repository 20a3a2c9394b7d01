import { testDatabase } from '@seed/service-kit/testing/test-database';
import { inTransaction } from '@seed/service-kit/transaction';
import { registrySchema } from '../db/schema.ts';
import { begin } from '../releases/begin-release.ts';
import { releasesRepository } from '../releases/releases.repository.ts';

const caller = { id: 'pipeline-notices' } as Parameters<typeof begin>[1]['caller'];

function signed(digest: string) {
  return { digest, commit: 'abc', kid: 'k', content: { statement: `about ${digest}`, files: {} } };
}

test('a removed release can be published again with the same files only', async () => {
  await using database = await testDatabase(registrySchema);
  const { dataSource } = database;
  const publish = (digest: string) =>
    inTransaction(dataSource, (manager) =>
      begin(manager, { module: 'notices', version: '1.0.0', signed: signed(digest), caller }),
    );
  const { row } = await publish('a');
  const at = new Date();
  await releasesRepository(dataSource.manager).update(row, { completedAt: at, removedAt: at });
  await expect(publish('b')).rejects.toMatchObject({ status: 409 });
  const again = await publish('a');
  expect(again).toMatchObject({ isNew: true, row: { completedAt: null, removedAt: null } });
});
