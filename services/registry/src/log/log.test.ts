import type { LogEntry, LogVerification } from '@seed/registry-contracts/log';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { keepAppendOnly } from '@seed/service-kit/append-only';
import { adminCaller } from '@seed/service-kit/testing/callers';
import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { type Database, inTransaction } from '@seed/service-kit/transaction';
import { registrySchema } from '../db/schema.ts';
import { aRelease, aTeam, done, moved } from '../testing/factories.ts';
import { registryUnderTest } from '../testing/registry-under-test.ts';
import { logRepository } from './log.repository.ts';
import { LogService } from './log.service.ts';

const path = '/api/v1/registry/log';

async function verified(client: TestClient, hash = ''): Promise<LogVerification> {
  return done(client.get<LogVerification>(`${path}/verification${hash === '' ? '' : `?hash=${hash}`}`));
}

test('every change has an entry with who, when, why and what was before, chained to the one before', async () => {
  await using registry = await registryUnderTest();
  const ana = registry.as('ana');
  expect(await verified(ana)).toEqual({ isIntact: true, entries: 0, hash: '0'.repeat(64), brokenAt: null });
  const team = await aTeam(registry, 'forums');
  const { digest } = await aRelease(team, '1.0.0');
  await aRelease(team, '1.1.0');
  await moved(team.client, 'stable', { forums: '1.0.0' });
  await moved(team.client, 'stable', { forums: '1.1.0' });
  await done(
    ana.post(`/api/v1/registry/modules/forums/keys/${team.signer.kid}/revocation`, { reason: 'It has leaked' }),
  );
  await done(ana.put('/api/v1/registry/modules/forums', { team: 'Team Two', reason: 'Handed over' }));
  const entries = (await done(ana.get<LogEntry[]>(path))).toReversed();
  expect(entries.map(({ act, by, reason }) => [act, by, reason])).toEqual([
    ['module-added', 'ana', 'A new part of the portal'],
    ['key-added', 'ana', 'The key of the pipeline'],
    ['release-published', 'pipeline-forums', null],
    ['release-published', 'pipeline-forums', null],
    ['channel-moved', 'pipeline-forums', 'A test'],
    ['channel-moved', 'pipeline-forums', 'A test'],
    ['key-revoked', 'ana', 'It has leaked'],
    ['module-changed', 'ana', 'Handed over'],
  ]);
  expect(entries[2]?.facts).toEqual({ version: '1.0.0', digest, commit: 'abc123', kid: team.signer.kid });
  expect(entries[5]).toMatchObject({ channel: 'stable', moves: [{ module: 'forums', from: '1.0.0', to: '1.1.0' }] });
  expect(entries[7]?.facts).toEqual({ team: 'Team Two', before: 'Team One' });
  expect(entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(entries.slice(1).map(({ previousHash }) => previousHash)).toEqual(
    entries.slice(0, -1).map(({ hash }) => hash),
  );
  expect(await verified(ana)).toMatchObject({ isIntact: true, entries: 8, hash: entries[7]?.hash });
  const sequencesOf = async (query: string) => (await done(ana.get<LogEntry[]>(`${path}?${query}`))).map(sequenceOf);
  expect(await sequencesOf('module=forums&act=channel-moved')).toEqual([6, 5]);
  expect(await sequencesOf('module=forum')).toEqual([]);
  expect((await ana.get(`${path}?act=unknown`)).status).toBe(400);
  const page = await ana.get<LogEntry[]>(`${path}?limit=3`);
  const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
  expect((await ana.get<LogEntry[]>(next)).body[0]?.sequence).toBe(5);
});

const sequenceOf = ({ sequence }: LogEntry) => sequence;

async function append(database: Database, count: number): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    await inTransaction(database, async (manager) => {
      const log = logRepository(manager);
      await log.append(await log.lock(), adminCaller(), { act: 'module-added', module: `module-${made}` });
    });
  }
}

const verify = (database: Database, seen?: string) => new LogService(database).verify(seen, adminCaller());

test.each([
  ['an entry is changed', ["UPDATE log_entries SET content = REPLACE(content, 'ana', 'eva') WHERE sequence = 2"], 2],
  ['an entry is removed', ['DELETE FROM log_entries WHERE sequence = 3'], 3],
  ['an entry is put elsewhere', ['UPDATE log_entries SET sequence = 9 WHERE sequence = 2'], 2],
  ['the last entry is removed', ['DELETE FROM log_entries WHERE sequence = 4'], 4],
])('the log is not intact when %s in the database', async (_, statements, brokenAt) => {
  await using under = await testDatabase(registrySchema);
  const database = under.dataSource;
  await append(database, 4);
  expect(await verify(database)).toMatchObject({ isIntact: true, entries: 4 });
  for (const statement of statements) await database.query(statement);
  expect(await verify(database)).toMatchObject({ isIntact: false, brokenAt });
});

test('a log that was cut off or written again is found by a hash that was seen before', async () => {
  await using under = await testDatabase(registrySchema);
  const database = under.dataSource;
  await append(database, 3);
  const { hash } = await verify(database);
  const [before] = await database.query<{ previous_hash: string }[]>(
    'SELECT previous_hash FROM log_entries WHERE sequence = 3',
  );
  await database.query('DELETE FROM log_entries WHERE sequence = 3');
  await database.query('UPDATE log_head SET sequence = 2, hash = ?', [before?.previous_hash]);
  await append(database, 1);
  expect(await verify(database)).toMatchObject({ isIntact: true, entries: 3 });
  expect(await verify(database, hash)).toMatchObject({ isIntact: false });
});

test('a log of many entries is verified in parts', async () => {
  await using under = await testDatabase(registrySchema);
  await append(under.dataSource, 501);
  expect(await verify(under.dataSource)).toMatchObject({ isIntact: true, entries: 501 });
});

test('the database refuses to change, replace or delete an entry', async () => {
  await using under = await testDatabase(registrySchema);
  const database = under.dataSource;
  await keepAppendOnly(database, { table: 'log_entries', key: 'sequence' }, silentLogger());
  await append(database, 2);
  const again = 'SELECT sequence, content, previous_hash, hash FROM log_entries WHERE sequence = 1';
  for (const statement of [
    "UPDATE log_entries SET content = '{}' WHERE sequence = 1",
    'DELETE FROM log_entries WHERE sequence = 2',
    `REPLACE INTO log_entries (sequence, content, previous_hash, hash) ${again}`,
  ]) {
    await expect(database.query(statement)).rejects.toThrow('append-only');
  }
  expect(await verify(database)).toMatchObject({ isIntact: true, entries: 2 });
});
