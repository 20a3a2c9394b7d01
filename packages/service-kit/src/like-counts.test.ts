import { repairLikeCounts } from './like-counts.ts';
import { likeSet } from './like-set.ts';
import { note, noteLikes, notes, sampleTables } from './testing/sample-tables.ts';
import { testDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

test('the repair counts likes that an older release stored without counting, and counts them once', async () => {
  const { dataSource, drop } = await testDatabase(sampleTables);
  const posts = await dataSource.getRepository(notes).save([note(), note(), note()]);
  const [counted = 0, uncounted = 0, withdrawn = 0] = posts.map(({ id }) => id);
  const like = (id: number) => inTransaction(dataSource, (manager) => likeSet(manager, noteLikes).add(id, 'maria'));
  await like(counted);
  await like(withdrawn);
  const likes = dataSource.getRepository(noteLikes.entity);
  for (const userId of ['kenji', 'ana']) await likes.insert({ entityId: uncounted, userId, createdAt: new Date() });
  await likes.delete({ entityId: withdrawn });

  expect([await repairLikeCounts(dataSource, noteLikes), await repairLikeCounts(dataSource, noteLikes)]).toEqual([
    2, 0,
  ]);
  const counts = await dataSource.getRepository(notes).find({ order: { id: 'ASC' } });
  expect(counts.map(({ likeCount }) => likeCount)).toEqual([1, 2, 0]);
  await drop();
});

test('a repair that runs during likes and unlikes leaves exact counts', async () => {
  const { dataSource, drop } = await testDatabase(sampleTables);
  const { id } = await dataSource.getRepository(notes).save(note({ likeCount: 7 }));
  const members = Array.from({ length: 20 }, (_, at) => `member-${at}`);
  await Promise.all([
    ...members.map((member) => inTransaction(dataSource, (manager) => likeSet(manager, noteLikes).add(id, member))),
    repairLikeCounts(dataSource, noteLikes),
  ]);
  await repairLikeCounts(dataSource, noteLikes);
  expect(await dataSource.getRepository(notes).findOneBy({ id })).toMatchObject({ likeCount: 20 });
  await drop();
});
