import { likeSet } from './like-set.ts';
import { note, noteLikes, notes, sampleTables } from './testing/sample-tables.ts';
import { testDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let noteId: number;

beforeEach(async () => {
  database = await testDatabase(sampleTables);
  noteId = (await database.dataSource.getRepository(notes).save(note())).id;
});

afterEach(() => database.drop());

const likes = () => likeSet(database.dataSource.manager, noteLikes);

test('liking twice is liking once, and so is taking it back', async () => {
  expect([await likes().add(noteId, 'maria'), await likes().add(noteId, 'maria')]).toEqual([true, false]);
  expect(await likes().of([noteId])).toEqual(new Map([[noteId, ['maria']]]));
  expect([await likes().remove(noteId, 'maria'), await likes().remove(noteId, 'maria')]).toEqual([true, false]);
});

test('likers are told in the order of liking, for many entities at once', async () => {
  const other = (await database.dataSource.getRepository(notes).save(note())).id;
  for (const user of ['kenji', 'ana', 'maria']) await likes().add(noteId, user);
  await likes().add(other, 'ana');
  expect(await likes().of([noteId, other, 12345])).toEqual(
    new Map([
      [noteId, ['kenji', 'ana', 'maria']],
      [other, ['ana']],
      [12345, []],
    ]),
  );
});

test('a hundred members at once lose nothing, though each clicks twice', async () => {
  const members = Array.from({ length: 100 }, (_, number) => `member-${number}`);
  await Promise.all([...members, ...members].map((member) => likes().add(noteId, member)));
  expect((await likes().of([noteId])).get(noteId)?.toSorted()).toEqual(members.toSorted());
});

test('what does not exist cannot be liked', async () => {
  await expect(likes().add(noteId + 1, 'maria')).rejects.toMatchObject({ status: 404 });
});

test('the likes go with the entity', async () => {
  await likes().add(noteId, 'maria');
  await database.dataSource.getRepository(notes).delete({ id: noteId });
  expect(await database.dataSource.getRepository(noteLikes.entity).count()).toBe(0);
});
