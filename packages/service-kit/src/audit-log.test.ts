import { auditCursor } from '@seed/contracts/audit';
import { safeParse } from 'zod';
import { auditRow, timeOrderedId } from './audit-entry.ts';
import { auditEntries, recordAct } from './audit-log.ts';
import { auditRetentionDays, protectAuditLog, pruneAuditLog } from './audit-protection.ts';
import { auditedTables } from './testing/audited-service.ts';
import { adminCaller } from './testing/callers.ts';
import { schemaDrift } from './testing/schema-drift.ts';
import { recordingLogger, silentLogger } from './testing/silent-logger.ts';
import { testDatabase } from './testing/test-database.ts';
import { type Database, inTransaction } from './transaction.ts';

async function protectedLog() {
  const { dataSource, drop } = await testDatabase(auditedTables);
  await protectAuditLog(dataSource, silentLogger());
  return { dataSource, drop };
}

const deletion = { act: 'post.deleted', objectId: 7 } as const;
const record = (database: Database) => recordAct(database.manager, adminCaller(), deletion);
const entries = (database: Database) => database.getRepository(auditEntries).find();
/** An entry that was made `days` days ago. */
const oldEntry = (days: number) => {
  const at = new Date(Date.now() - days * 24 * 3_600_000);
  const origin = { actorId: 'ana', requestId: null, network: 'private' } as const;
  return { ...auditRow(origin, deletion), id: timeOrderedId(at), at };
};

test('the migrated audit log matches the entities', async () => {
  const { dataSource, drop } = await testDatabase(auditedTables);
  expect(await schemaDrift(dataSource)).toEqual([]);
  await drop();
});

test('an entry has ids, and neither a name nor an e-mail address', async () => {
  const { dataSource, drop } = await protectedLog();
  const request = { id: 'request-1', network: 'public' } as const;
  await recordAct(dataSource.manager, adminCaller({ request }), { ...deletion, detail: { authorId: 'maria' } });
  expect(await entries(dataSource)).toEqual([
    {
      id: expect.any(String) as string,
      at: expect.any(Date) as Date,
      actorId: 'ana',
      act: 'post.deleted',
      objectId: '7',
      outcome: 'done',
      requestId: 'request-1',
      network: 'public',
      detail: { authorId: 'maria' },
    },
  ]);
  await drop();
});

test('an act that is rolled back leaves no entry', async () => {
  const { dataSource, drop } = await protectedLog();
  const act = inTransaction(dataSource, async (manager) => {
    await recordAct(manager, adminCaller(), deletion);
    throw new Error('the act failed');
  });
  await expect(act).rejects.toThrow('the act failed');
  expect(await entries(dataSource)).toEqual([]);
  await drop();
});

test.each([
  ['UPDATE', "UPDATE audit_entries SET actor_id = 'kenji'"],
  ['DELETE', 'DELETE FROM audit_entries'],
  ['REPLACE', 'REPLACE INTO audit_entries SELECT * FROM audit_entries'],
])('the database refuses %s of an entry', async (_verb, sql) => {
  const { dataSource, drop } = await protectedLog();
  await record(dataSource);
  const before = await entries(dataSource);
  await expect(dataSource.query(sql)).rejects.toThrow();
  expect(await entries(dataSource)).toEqual(before);
  await drop();
});

test('protecting the log a second time, as each start does, keeps the protection', async () => {
  const { dataSource, drop } = await protectedLog();
  await protectAuditLog(dataSource, silentLogger());
  await record(dataSource);
  await expect(dataSource.query('DELETE FROM audit_entries')).rejects.toThrow('append-only');
  await drop();
});

test('a database user without the privilege for triggers gets a warning, and the service starts', async () => {
  const { logger, lines } = recordingLogger();
  const denied = Object.assign(new Error('TRIGGER command denied'), { driverError: { errno: 1142 } });
  const database = { options: { type: 'mariadb' }, query: () => Promise.reject(denied) } as unknown as Database;
  await protectAuditLog(database, logger);
  expect(lines).toMatchObject([{ level: 'warn', msg: expect.stringContaining('privilege TRIGGER') as string }]);
});

/** The error of MariaDB at each write to a table that it opened without its triggers. */
const unread = () =>
  Object.assign(new Error("Unknown trigger has an error in its body: 'Query was empty'"), { errno: 1064 });

test('a transaction whose table had lost its triggers is repeated, with the triggers', async () => {
  const { dataSource, drop } = await protectedLog();
  await dataSource.query('DROP TRIGGER audit_entries_keep');
  const failures = [unread()];
  await inTransaction(dataSource, async (manager) => {
    await recordAct(manager, adminCaller(), deletion);
    const failure = failures.pop();
    if (failure !== undefined) throw failure;
  });
  expect(await entries(dataSource)).toHaveLength(1);
  await expect(dataSource.query("UPDATE audit_entries SET actor_id = 'kenji'")).rejects.toThrow('append-only');
  await drop();
});

test('triggers are created where the server had not read those that exist', async () => {
  const failures = [unread()];
  const created: string[] = [];
  const query = (statement: string) => {
    const failure = failures.pop();
    if (failure === undefined) created.push(/_(?:keep|stay)/.exec(statement)?.[0] ?? statement);
    return failure === undefined ? Promise.resolve() : Promise.reject(failure);
  };
  await protectAuditLog({ options: { type: 'mariadb' }, query } as unknown as Database, silentLogger());
  expect(created).toEqual(['_keep', '_stay']);
});

test('only entries older than their retention are pruned', async () => {
  const { dataSource, drop } = await protectedLog();
  const kept = oldEntry(auditRetentionDays - 1);
  await dataSource.getRepository(auditEntries).insert([oldEntry(auditRetentionDays + 1), kept]);
  expect(await pruneAuditLog(dataSource)).toBe(1);
  expect((await entries(dataSource)).map(({ id }) => id)).toEqual([kept.id]);
  await drop();
});

test('a detail is cut to its maximum size', () => {
  const many = Array.from({ length: 500 }, (_, at) => `${at}`.repeat(200));
  const detail = { ...Object.fromEntries(many.map((text) => [text.slice(0, 8), text])), list: many };
  const row = auditRow({ actorId: 'ana', requestId: null, network: 'unknown' }, { ...deletion, detail });
  expect(JSON.stringify(row.detail).length).toBeLessThan(4000);
  const list = auditRow({ actorId: null, requestId: null, network: 'unknown' }, { ...deletion, detail: { many } });
  expect(JSON.stringify(list.detail).length).toBeLessThan(4000);
});

test('ids sort by time and are accepted as cursors', () => {
  const ids = [1, 2, 1_800_000_000_000].map((ms) => timeOrderedId(new Date(ms)));
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.map((id) => safeParse(auditCursor, id).success)).toEqual([true, true, true]);
});
