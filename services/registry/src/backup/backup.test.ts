import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, digestsIn } from '@seed/contracts/node/release-files';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { inTransaction } from '@seed/service-kit/transaction';
import { channelsRepository } from '../channels/channels.repository.ts';
import { registrySchema } from '../db/schema.ts';
import { logRepository } from '../log/log.repository.ts';
import { verifyChain } from '../log/verify-chain.ts';
import { modulesRepository } from '../modules/modules.repository.ts';
import { folderStorage } from '../releases/folder-storage.ts';
import { releasesRepository } from '../releases/releases.repository.ts';
import { backUp, type RegistryStore, restore } from './backup.ts';

const now = new Date('2026-11-22T12:00:00.123Z');

/** An empty registry with files in a folder. */
async function aStore() {
  const folder = await mkdtemp(join(tmpdir(), 'seed-backup-'));
  const { dataSource, drop } = await testDatabase(registrySchema);
  return {
    folder,
    database: dataSource,
    storage: folderStorage(join(folder, 'store')),
    async [Symbol.asyncDispose]() {
      await drop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A module with a release that is live, and three entries in the log. */
async function fill({ database, storage }: RegistryStore): Promise<void> {
  const content = Buffer.from('main');
  const digest = digestOf(content);
  await storage.put(digest, content);
  await inTransaction(database, async (manager) => {
    const log = logRepository(manager);
    await log.lock();
    for (const act of ['module-added', 'key-added', 'release-published'] as const) {
      await log.append(await log.head(), { id: 'ana' }, { act, module: 'notices', reason: 'Ñandú 東京' });
    }
    await modulesRepository(manager).insert({ ...moduleRow, createdAt: now });
    const releases = releasesRepository(manager);
    await releases.addFile({ digest, bytes: 4, storedAt: now, removingSince: null });
    const signed = { digest, commit: 'abc', kid: 'k', content: { statement: 's', files: { 'main.js': digest } } };
    const state = { manifest: null, createdAt: now, completedAt: now, removedAt: null };
    await releases.insert({ module: 'notices', releaseVersion: '1.0.0', ...signed, ...state, publishedBy: 'team' });
    const channels = channelsRepository(manager);
    const pointers = { notices: { version: '1.0.0', digest } };
    await channels.update(await channels.named('stable'), { pointers, changedAt: now });
    await channels.addSet();
  });
}

const moduleRow = { module: 'notices', team: 'Team One', keys: [], keyList: null, offMessage: null };

test('a registry that was destroyed is restored: the same rows, the same files, and the chain intact', async () => {
  await using first = await aStore();
  await fill(first);
  const kept = join(first.folder, 'backup');
  const made = await backUp(first, kept);
  expect(made).toMatchObject({ files: 1, rows: { releases: 1, log_entries: 3, channels: 2, release_sets: 1 } });
  await using second = await aStore();
  expect(await restore(second, kept)).toEqual(made);
  expect(await digestsIn(join(second.folder, 'store'))).toEqual(await digestsIn(join(first.folder, 'store')));
  const again = join(second.folder, 'backup');
  await backUp(second, again);
  expect(await digestsIn(join(again, 'tables'))).toEqual(await digestsIn(join(kept, 'tables')));
  expect(await verifyChain(logRepository(second.database.manager), made.head)).toMatchObject({
    isIntact: true,
    entries: 3,
  });
  const stable = await channelsRepository(second.database.manager).named('stable');
  expect(stable.changedAt).toEqual(now);
  // The restored registry goes on.
  await inTransaction(second.database, async (manager) => {
    const log = logRepository(manager);
    await log.append(await log.lock(), { id: 'ana' }, { act: 'module-added', module: 'clubs', reason: 'New' });
    await channelsRepository(manager).addSet();
  });
  expect(await verifyChain(logRepository(second.database.manager), made.head)).toMatchObject({
    isIntact: true,
    entries: 4,
  });
});

test('a backup is restored into an empty registry only', async () => {
  await using store = await aStore();
  await fill(store);
  const kept = join(store.folder, 'backup');
  await backUp(store, kept);
  await expect(restore(store, kept)).rejects.toThrow('The registry is not empty');
});

test('a backup that was changed or is not whole restores nothing', async () => {
  await using first = await aStore();
  await fill(first);
  const kept = join(first.folder, 'backup');
  await backUp(first, kept);
  await using second = await aStore();
  const entries = join(kept, 'tables/log_entries.jsonl');
  const text = await readFile(entries, 'utf8');
  await writeFile(entries, text.replace('key-added', 'key-added!'));
  await expect(restore(second, kept)).rejects.toThrow('The log of the backup is not intact: entry 2');
  await writeFile(entries, text.split('\n').slice(1).join('\n'));
  await expect(restore(second, kept)).rejects.toThrow('The backup is not whole: log_entries has 2 rows');
  await writeFile(entries, text);
  const digest = digestOf(Buffer.from('main'));
  await writeFile(join(kept, 'files', digest.slice(0, 2), digest), 'evil');
  await expect(restore(second, kept)).rejects.toThrow('is missing or changed');
  expect(
    await releasesRepository(second.database.manager).findNamed({ module: 'notices', version: '1.0.0' }),
  ).toBeNull();
});
