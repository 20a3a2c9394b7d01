import { once } from 'node:events';
import { createServer, connect as connectTo, type AddressInfo, type Socket } from 'node:net';
import { createDataSource } from './data-source.ts';
import { GroupedCreation } from './grouped-creation.ts';
import { createOnce } from './idempotency.ts';
import { asProblem } from './problem-responder.ts';
import { note, notes, sampleTables } from './testing/sample-tables.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { testLocation } from './testing/test-database.ts';
import { inTransaction, type Transaction } from './transaction.ts';

const logger = silentLogger();
const onServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip; // These tests need a server: npm run test:mariadb

/** An empty database with two notes, behind a proxy that can withhold the response to a COMMIT. */
async function sampleServer() {
  const { location, drop } = await testLocation();
  if (!('url' in location)) throw new Error('these tests need a server');
  const proxy = await commitProxy(Number(new URL(location.url).port));
  const url = Object.assign(new URL(location.url), { hostname: '127.0.0.1', port: String(proxy.port) }).href;
  const dataSource = await createDataSource({ ...sampleTables, location: { url }, logger });
  const [first, second] = await dataSource.getRepository(notes).save([note(), note()]);
  if (first === undefined || second === undefined) throw new Error('no notes');
  return {
    dataSource,
    first: first.id,
    second: second.id,
    loseNextCommit: proxy.loseNextCommit,
    async [Symbol.asyncDispose]() {
      await dataSource.destroy();
      proxy.stop();
      await drop();
    },
  };
}

/**
 * Forwards to a database server. After `loseNextCommit` it sends a COMMIT on, and closes the connection before the
 * response.
 */
async function commitProxy(serverPort: number) {
  let losesCommit = false;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connectTo({ host: '127.0.0.1', port: serverPort });
    let isLost = false;
    client.on('data', (bytes) => {
      if (losesCommit && bytes.includes('COMMIT')) [losesCommit, isLost] = [false, true];
      server.write(bytes);
    });
    server.on('data', (bytes) => (isLost ? client.destroy() : client.write(bytes)));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    loseNextCommit: () => (losesCommit = true),
    stop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

/** A promise that resolves when it is opened. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

const rename = (manager: Transaction, id: number, title: string) =>
  manager.getRepository(notes).update({ id }, { title });

onServer('a transaction on a server', () => {
  test('two transactions in a deadlock both succeed', async () => {
    await using server = await sampleServer();
    const { dataSource, first, second } = server;
    let attempts = 0;
    const bothHold = gate();
    const renameBoth = (title: string, one: number, other: number) =>
      inTransaction(dataSource, async (manager) => {
        attempts += 1;
        await rename(manager, one, title);
        if (attempts === 2) bothHold.open();
        await bothHold.opened;
        await rename(manager, other, title);
      });
    await Promise.all([renameBoth('forwards', first, second), renameBoth('backwards', second, first)]);
    expect(attempts).toBe(3);
    const titles = new Set((await dataSource.getRepository(notes).find()).map(({ title }) => title));
    expect(titles.size).toBe(1);
  });

  test('a connection that is lost before the COMMIT has the work repeated on another one', async () => {
    await using server = await sampleServer();
    const { dataSource, first } = server;
    let attempts = 0;
    await inTransaction(dataSource, async (manager) => {
      attempts += 1;
      await manager.increment(notes, { id: first }, 'version', 1);
      if (attempts > 1) return;
      const [{ id }] = await manager.query<[{ id: number }]>('SELECT CONNECTION_ID() AS id');
      await dataSource.query(`KILL ${id}`);
      await manager.increment(notes, { id: first }, 'version', 1);
    });
    expect(attempts).toBe(2);
    expect(await dataSource.getRepository(notes).findOneBy({ id: first })).toMatchObject({ version: 2 });
  });

  test('a COMMIT whose outcome is unknown is not repeated, and responds 503', async () => {
    await using server = await sampleServer();
    const { dataSource, first, loseNextCommit } = server;
    let attempts = 0;
    loseNextCommit();
    const error: unknown = await inTransaction(dataSource, async (manager) => {
      attempts += 1;
      await manager.increment(notes, { id: first }, 'version', 1);
    }).catch((failure: unknown) => failure);
    expect(attempts).toBe(1);
    expect(asProblem(error)).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
    expect(await dataSource.getRepository(notes).findOneBy({ id: first })).toMatchObject({ version: 2 });
  });

  test('a write with a key survives a COMMIT whose outcome is unknown, and is there once', async () => {
    await using server = await sampleServer();
    const { dataSource, loseNextCommit } = server;
    const key = { caller: 'maria', operation: 'createNote', key: 'once' };
    loseNextCommit();
    const { id } = await createOnce(dataSource, key, (manager) =>
      manager.getRepository(notes).save(note({ title: 'Kept' })),
    );
    expect(await dataSource.getRepository(notes).findBy({ title: 'Kept' })).toMatchObject([{ id }]);
  });

  test.each([
    ['with keys are there once', ['first', 'second'], 'fulfilled'],
    ['without keys fail and are not repeated', [undefined, undefined], 'rejected'],
  ])('requests %s after a COMMIT that they shared, whose outcome is unknown', async (_, keys, status) => {
    await using server = await sampleServer();
    const { dataSource, loseNextCommit } = server;
    const creation = new GroupedCreation(dataSource, async (manager, titles: readonly string[]) => {
      const { identifiers } = await manager.getRepository(notes).insert(titles.map((title) => note({ title })));
      return identifiers;
    });
    const write = (key: string | undefined) =>
      creation.create({ caller: 'maria', operation: 'createNote', key }, 'Shared');
    loseNextCommit();
    const outcomes = await Promise.allSettled(keys.map(write));
    expect(outcomes.map((outcome) => outcome.status)).toEqual([status, status]);
    expect(await dataSource.getRepository(notes).countBy({ title: 'Shared' })).toBe(keys.length);
  });

  test('a row that stays locked is given up before the gateway gives up on the request', async () => {
    await using server = await sampleServer();
    const { dataSource, first } = server;
    const blocked = dataSource.transaction(async (manager) => {
      await rename(manager, first, 'mine');
      return inTransaction(dataSource, (other) => rename(other, first, 'yours')).catch((failure: unknown) => failure);
    });
    expect(asProblem(await blocked)).toMatchObject({ status: 503, code: 'database_unavailable' });
  }, 12_000);
});
