import { createDeletedRowsTable, deletedRows, dropDeletedRowsTable } from './deleted-rows.ts';
import { finalizeDeletions } from './final-deletions.ts';
import { type Note, note, notes, noteSearch, remarks, sampleTables } from './testing/sample-tables.ts';
import { schemaDrift } from './testing/schema-drift.ts';
import { testDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';
import { undoableDeletion } from './undoable-deletion.ts';
import type { QueryRunner } from 'typeorm';

class AddDeletedRows1700000000003 {
  up = (runner: QueryRunner) => createDeletedRowsTable(runner);
  down = (runner: QueryRunner) => dropDeletedRowsTable(runner);
}

const tables = {
  entities: [...sampleTables.entities, deletedRows],
  migrations: [...sampleTables.migrations, AddDeletedRows1700000000003],
};
const maria = { id: 'maria', name: 'María' };
const at = new Date('2026-05-31T12:00:00.000Z');

/** A note with two remarks, and the deletion of notes with the titles of those that are final. */
async function deletableNote() {
  const { dataSource, drop } = await testDatabase(tables);
  const { manager } = dataSource;
  const final: string[] = [];
  const deletion = undoableDeletion<Note>({
    index: noteSearch,
    dependents: [{ entity: remarks, property: 'noteId' }],
    onFinal: async (_, { row, dependents: [own = []], actor, deletedAt }) => {
      final.push(`${row.title}, ${own.length} remarks, by ${actor.name} at ${deletedAt.toISOString()}`);
    },
  });
  const stored = await manager.getRepository(notes).save({ ...note(), title: 'Kites', updatedAt: at });
  await manager.getRepository(remarks).insert(['a', 'b'].map((key) => ({ noteId: stored.id, key })));
  const { id } = stored;
  return {
    dataSource,
    final,
    deletion,
    find: () => manager.getRepository(notes).findOneBy({ id }),
    remarks: () => manager.getRepository(remarks).count(),
    kept: () => manager.getRepository(deletedRows).count(),
    async remove() {
      const row = await manager.getRepository(notes).findOneByOrFail({ id });
      await inTransaction(dataSource, (own) => deletion.remove(own, row, { caller: maria, at }));
    },
    restore: (caller = maria, when = at) =>
      inTransaction(dataSource, (own) => deletion.restore(own, id, { caller, at: when })),
    finalize: () => finalizeDeletions(dataSource, [deletion], at),
    [Symbol.asyncDispose]: drop,
  };
}

test('the migrated table matches the entity', async () => {
  await using world = await deletableNote();
  expect(await schemaDrift(world.dataSource)).toEqual([]);
});

test('a restored row has the values that it had, of every type, and the rows that belong to it', async () => {
  await using world = await deletableNote();
  const before = await world.find();
  await world.remove();
  expect([await world.find(), await world.remarks()]).toEqual([null, 0]);
  expect(await world.restore()).toMatchObject({ row: { title: 'Kites', updatedAt: at }, isRepeated: false });
  expect(await world.restore()).toMatchObject({ row: { title: 'Kites' }, isRepeated: true });
  expect(await world.find()).toEqual(before);
  expect(await world.remarks()).toBe(2);
});

test('only its deleter restores it, and only in time', async () => {
  await using world = await deletableNote();
  await expect(world.restore()).rejects.toMatchObject({ code: 'not_found' });
  await world.remove();
  await expect(world.restore({ id: 'kenji', name: 'Kenji' })).rejects.toMatchObject({ code: 'not_found' });
  const late = new Date(at.getTime() + 12_001);
  await expect(world.restore(maria, late)).rejects.toMatchObject({ code: 'not_found' });
});

test('a deletion becomes final once, with several replicas at work', async () => {
  await using world = await deletableNote();
  await world.remove();
  await Promise.all([world.finalize(), world.finalize(), world.finalize()]);
  expect(world.final).toEqual(['Kites, 2 remarks, by María at 2026-05-31T12:00:00.000Z']);
  expect(await world.kept()).toBe(0);
  await expect(world.restore()).rejects.toMatchObject({ code: 'not_found' });
});

test('a restored row is never final, and may be deleted again', async () => {
  await using world = await deletableNote();
  await world.remove();
  await world.restore();
  await world.finalize();
  expect([world.final, await world.kept()]).toEqual([[], 0]);
  await world.remove();
  await world.restore();
  await world.remove();
  await world.finalize();
  expect(world.final).toHaveLength(1);
});

test('a restoration and the final deletion at the same time end in one of both states', async () => {
  await using world = await deletableNote();
  await world.remove();
  const [restored] = await Promise.allSettled([world.restore(), world.finalize()]);
  const isBack = restored.status === 'fulfilled';
  expect((await world.find()) !== null).toBe(isBack);
  expect(world.final).toHaveLength(isBack ? 0 : 1);
});
