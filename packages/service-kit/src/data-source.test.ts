import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DataSource } from 'typeorm';
import { createDataSource, pingDatabase } from './data-source.ts';
import { lockFile } from './embedded/file-lock.ts';
import { isDatabaseUnavailable } from './database-error.ts';
import { programArguments } from './testing/program-arguments.ts';
import { note, notes, sampleTables } from './testing/sample-tables.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { testLocation } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

const logger = silentLogger();
const writer = join(__dirname, 'testing', 'endless-writer.ts');

/** A file in a folder of its own that a data source may open; the writers end with the test. */
async function embeddedFile() {
  const folder = await mkdtemp(join(tmpdir(), 'seed-kit-'));
  const file = join(folder, 'deep', 'notes.sqlite');
  const children: ChildProcess[] = [];
  return {
    file,
    open: (): Promise<DataSource> => createDataSource({ ...sampleTables, location: { file }, logger }),
    /** Starts the writer and resolves when it has acknowledged the given number of notes. */
    async startWriter(atLeast: number) {
      const child = spawn(process.execPath, [...programArguments(writer), file], {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      children.push(child);
      return { child, acknowledged: await acknowledgedBy(child, atLeast) };
    },
    async [Symbol.asyncDispose]() {
      for (const child of children) child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves to the notes that the writer has acknowledged, to which later ones are added, once there are `atLeast`. */
async function acknowledgedBy(child: ChildProcess, atLeast: number): Promise<number[]> {
  const acknowledged: number[] = [];
  const output = child.stdout;
  if (output === null) throw new Error('the writer has no output');
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the writer ended early with ${code}`)));
    createInterface({ input: output }).on('line', (line) => {
      acknowledged.push(Number(line));
      if (acknowledged.length === atLeast) resolve();
    });
  });
  return acknowledged;
}

/** The exit of the process; all of its output before it has been read. */
async function ended(child: ChildProcess): Promise<unknown[]> {
  const output = child.stdout;
  if (output === null) throw new Error('the writer has no output');
  const [how]: unknown[][] = await Promise.all([once(child, 'exit'), once(output, 'close')]);
  return how ?? [];
}

describe('an embedded file', () => {
  test('kill -9 in the middle of writing loses nothing that was acknowledged, three times in a row', async () => {
    await using embedded = await embeddedFile();
    const { open, startWriter } = embedded;
    let before = 0;
    for (let round = 0; round < 3; round += 1) {
      const { child, acknowledged } = await startWriter(20);
      child.kill('SIGKILL');
      expect(await ended(child)).toEqual([null, 'SIGKILL']);
      const dataSource = await open();
      const stored = new Set((await dataSource.getRepository(notes).find()).map(({ id }) => id));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(stored.size).toBeGreaterThanOrEqual(before + acknowledged.length);
      expect(await dataSource.query('PRAGMA integrity_check')).toMatchObject([{ integrity_check: 'ok' }]);
      before = stored.size;
      await dataSource.destroy();
    }
  }, 60_000);

  test.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)(
    '%s closes it in order and exits with 0',
    async (event) => {
      await using embedded = await embeddedFile();
      const { file, startWriter } = embedded;
      const { child } = await startWriter(1);
      if (event === 'disconnect') child.disconnect();
      else child.kill(event);
      expect(await ended(child)).toEqual([0, null]);
      expect([`${file}.pid`, `${file}.lock`, `${file}-wal`].filter((path) => existsSync(path))).toEqual([]);
    },
    20_000,
  );

  test('what was written is there after closing and opening again', async () => {
    await using embedded = await embeddedFile();
    const { open } = embedded;
    const first = await open();
    const { id } = await first.getRepository(notes).save(note());
    await first.destroy();
    const second = await open();
    expect(await second.getRepository(notes).findOneBy({ id })).toMatchObject(note());
    await second.destroy();
  });

  test('it belongs to one process; the lock of a dead process or of a reused pid is ignored', async () => {
    await using embedded = await embeddedFile();
    const { file } = embedded;
    const claim = await lockFile(file);
    await expect(lockFile(file, 0)).rejects.toMatchObject({ code: 'database_in_use' });
    claim.release();
    for (const holder of ['', '{"pid":999999999,"started":null}', `{"pid":${process.ppid},"started":"1"}`]) {
      await writeFile(`${file}.pid`, holder);
      const after = await lockFile(file, 0);
      expect(after.afterCrash).toBe(true);
      after.release();
    }
  });

  test('a failed migration is reported and leaves the file free', async () => {
    await using embedded = await embeddedFile();
    const { file, open } = embedded;
    class Broken1700000000009 {
      async up(): Promise<void> {
        throw new Error('no such idea');
      }
      async down(): Promise<void> {}
    }
    const broken = { ...sampleTables, migrations: [Broken1700000000009] };
    await expect(createDataSource({ ...broken, location: { file }, logger })).rejects.toThrow('no such idea');
    await (await open()).destroy();
  });

  test('a query outside of the open transaction waits for its end instead of joining it', async () => {
    await using embedded = await embeddedFile();
    const { open } = embedded;
    const dataSource = await open();
    const order: string[] = [];
    let outside: Promise<unknown> = Promise.resolve();
    await inTransaction(dataSource, async (manager) => {
      outside = dataSource
        .getRepository(notes)
        .count()
        .then((count) => order.push(`outside sees ${count}`));
      await manager.getRepository(notes).save(note());
      order.push('inside wrote');
    });
    await outside;
    expect(order).toEqual(['inside wrote', 'outside sees 1']);
    await dataSource.destroy();
  });
});

const onServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip; // These tests need a server: npm run test:mariadb

onServer('a database server', () => {
  test('two processes that start at the same time migrate one after the other', async () => {
    const { location, drop } = await testLocation();
    const both = await Promise.all([1, 2].map(() => createDataSource({ ...sampleTables, location, logger })));
    for (const dataSource of both) await pingDatabase(dataSource)(AbortSignal.timeout(1000));
    await Promise.all(both.map((dataSource) => dataSource.destroy()));
    await drop();
  });

  test('a restart does not wait for the lock of a killed process when there is nothing to migrate', async () => {
    const { location, drop } = await testLocation();
    const before = await createDataSource({ ...sampleTables, location, logger });
    await before.query("UPDATE migration_lock SET owner = 'killed', expires_at = UTC_TIMESTAMP(3) + INTERVAL 1 HOUR");
    const after = await createDataSource({ ...sampleTables, location, logger });
    await pingDatabase(after)(AbortSignal.timeout(1000));
    await Promise.all([before.destroy(), after.destroy()]);
    await drop();
  });

  test('a connection that is killed in a transaction is "unavailable", and the next one works', async () => {
    const { location, drop } = await testLocation();
    const dataSource = await createDataSource({ ...sampleTables, location, logger });
    const error: unknown = await inTransaction(dataSource, async (manager) => {
      const [{ id }] = await manager.query<[{ id: number }]>('SELECT CONNECTION_ID() AS id');
      await dataSource.query(`KILL ${id}`);
      await manager.getRepository(notes).save(note());
    }).catch((failure: unknown) => failure);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await dataSource.getRepository(notes).save(note());
    await dataSource.destroy();
    await drop();
  });

  test('more waiting queries than the pool takes are "unavailable" instead of waiting for ever', async () => {
    const { location, drop } = await testLocation();
    const dataSource = await createDataSource({ ...sampleTables, location, logger, poolSize: 1 });
    const queries = Array.from({ length: 1100 }, () => dataSource.query('SELECT SLEEP(0.001)'));
    const failures = (await Promise.allSettled(queries)).filter((result) => result.status === 'rejected');
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.every(({ reason }) => isDatabaseUnavailable(reason))).toBe(true);
    await dataSource.destroy();
    await drop();
  });

  test('a server that is down is an unavailable database', async () => {
    const location = { url: 'mysql://root@127.0.0.1:1/forums' };
    const error: unknown = await createDataSource({ ...sampleTables, location, logger }).catch((e: unknown) => e);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});
