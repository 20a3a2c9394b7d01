import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import { type TestDatabase, testDatabase } from '@seed/service-kit/testing/test-database';
import { until } from '@seed/service-kit/testing/until';
import { communitySchema } from '../db/schema.ts';
import { profileOf } from '../profiles/first-login.ts';
import { profileEntity } from '../profiles/profile.entity.ts';
import { dataExportEntity, type DataExportRow } from './data-export.entity.ts';
import type { MemberDataSource } from './member-data-source.ts';
import { startDataExports } from './start-data-exports.ts';

const hourMs = 60 * 60_000;

/** A member whose data a process was putting together when it was killed, and the storage that it wrote to. */
async function afterKill({ dataSource }: TestDatabase, fields: Partial<DataExportRow> = {}) {
  const caller = { id: 'maria', name: 'M', email: 'm@seed.example', emailVerified: true, roles: [], isAdmin: false };
  const profile = await dataSource.getRepository(profileEntity).save({ ...profileOf(caller), version: 1 });
  const stored = new Map([0, 1, 2].map((part) => [`key-${part}`, Buffer.from('half')]));
  const times = { requestedAt: new Date(), dueAt: new Date(), expiresAt: null, linkEndsAt: null };
  const attempt = { state: 'preparing', attempts: 1, parts: 3, bytes: null, linkDigest: null } as const;
  const row = { profileId: profile.id, fileKey: 'key', ...attempt, ...times, ...fields };
  await dataSource.getRepository(dataExportEntity).save(row);
  return { stored, row: () => dataSource.getRepository(dataExportEntity).findOneByOrFail({ fileKey: 'key' }) };
}

function workOf(stored: Map<string, Buffer>) {
  const reads: string[] = [];
  const service: MemberDataSource = {
    name: 'forums',
    read(memberIds) {
      reads.push(...memberIds);
      return Promise.resolve({ file: null, about: '', rows: [], next: null });
    },
  };
  const storage = {
    put: (name: string, content: Buffer) => Promise.resolve(void stored.set(name, content)),
    get: (name: string) => Promise.resolve(stored.get(name) ?? null),
    delete: (name: string) => Promise.resolve(void stored.delete(name)),
  };
  return { reads, work: { storage, pictures: storage, services: [service], logger: silentLogger(), retryMs: 5 } };
}

test('a file whose process was killed is made again by one of several replicas', async () => {
  await using database = await testDatabase(communitySchema);
  const { stored, row } = await afterKill(database);
  const { reads, work } = workOf(stored);
  const stops = [1, 2, 3].map(() => startDataExports(database.dataSource, work));
  await until(async () => (await row()).state === 'ready');
  await Promise.all(stops.map((stop) => stop()));
  expect(reads).toEqual(['maria']);
  expect(await row()).toMatchObject({ attempts: 2, parts: 3, bytes: stored.get('key-0')?.length });
});

test('a file that another replica is making is left alone', async () => {
  await using database = await testDatabase(communitySchema);
  const { stored, row } = await afterKill(database, { dueAt: new Date(Date.now() + hourMs) });
  const { reads, work } = workOf(stored);
  const other = { profileId: 1, fileKey: 'other', dueAt: new Date(), requestedAt: new Date(), state: 'preparing' };
  await database.dataSource.getRepository(dataExportEntity).insert({ ...other, state: 'preparing' });
  const stop = startDataExports(database.dataSource, work);
  await until(() => reads.length > 0);
  await stop();
  expect(await row()).toMatchObject({ state: 'preparing', attempts: 1 });
});

test('an expired file is deleted with all parts, also those of an attempt that was killed', async () => {
  await using database = await testDatabase(communitySchema);
  const { stored } = await afterKill(database, { state: 'ready', bytes: 4, expiresAt: new Date(Date.now() - 1) });
  const stop = startDataExports(database.dataSource, workOf(stored).work);
  await until(async () => (await database.dataSource.getRepository(dataExportEntity).count()) === 0);
  await stop();
  expect([...stored.keys()]).toEqual([]);
});
