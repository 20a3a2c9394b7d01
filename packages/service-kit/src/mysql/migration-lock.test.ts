import { type Connection, createConnection } from 'mysql2/promise';
import { testLocation } from '../testing/test-database.ts';
import { withMigrationLock } from './migration-lock.ts';

const onServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip; // These tests need a server: npm run test:mariadb
const quick = { expiryMs: 300, patienceMs: 5000, pollMs: 10 };

/** Runs the test with an empty database, to which it may open several connections. */
async function withDatabase(test: (connect: () => Promise<Connection>) => Promise<void>): Promise<void> {
  const { location, drop } = await testLocation();
  if (!('url' in location)) throw new Error('the test needs a server');
  const uri = location.url;
  const open: Connection[] = [];
  try {
    await test(async () => {
      const connection = await createConnection({ uri });
      open.push(connection);
      return connection;
    });
  } finally {
    for (const connection of open) await connection.end();
    await drop();
  }
}

onServer('the migration lock', () => {
  test('lets processes work one after the other, however many start at once', () =>
    withDatabase(async (connect) => {
      let working = 0;
      const most: number[] = [];
      const processes = Array.from({ length: 5 }, async () => {
        const [lock, worker] = [await connect(), await connect()];
        await withMigrationLock(
          lock,
          async () => {
            working += 1;
            most.push(working);
            await worker.query('SELECT SLEEP(0.02)');
            working -= 1;
          },
          quick,
        );
      });
      await Promise.all(processes);
      expect(most).toEqual([1, 1, 1, 1, 1]);
    }));

  test('is kept by a process that works for longer than the lock lasts', () =>
    withDatabase(async (connect) => {
      const [first, second, worker] = [await connect(), await connect(), await connect()];
      const order: string[] = [];
      await new Promise<void>((started, failed) => {
        const migrate = async (): Promise<void> => {
          started();
          await worker.query('SELECT SLEEP(1)');
          order.push('first');
        };
        withMigrationLock(first, migrate, quick).catch(failed);
      });
      await withMigrationLock(second, async () => order.push('second'), quick);
      expect(order).toEqual(['first', 'second']);
    }));

  test('is taken over from a process that was killed, after it has expired', () =>
    withDatabase(async (connect) => {
      const connection = await connect();
      await withMigrationLock(connection, async () => undefined, quick);
      await connection.query(
        "UPDATE migration_lock SET owner = 'killed', expires_at = UTC_TIMESTAMP(3) + INTERVAL 1 SECOND",
      );
      const impatient = withMigrationLock(connection, async () => undefined, { ...quick, patienceMs: 100 });
      await expect(impatient).rejects.toMatchObject({ code: 'migration_locked' });
      await withMigrationLock(connection, async () => undefined, quick);
    }));
});
