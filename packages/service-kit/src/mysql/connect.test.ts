import { randomBytes } from 'node:crypto';
import { type Connection, createConnection } from 'mysql2/promise';
import { createDataSource } from '../data-source.ts';
import { sampleTables } from '../testing/sample-tables.ts';
import { silentLogger } from '../testing/silent-logger.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const onServer = server === '' ? describe.skip : describe; // These tests need a server: npm run test:mariadb

/** A user and the name of a database that does not exist; both are dropped after the test. */
async function withUser(
  grants: (database: string) => string,
  run: (names: { url: string; database: string; user: string; root: Connection }) => Promise<void>,
): Promise<void> {
  const root = await createConnection({ uri: server });
  const suffix = randomBytes(4).toString('hex');
  const [database, user] = [`seed_new_${suffix}`, `seed_user_${suffix}`];
  try {
    await root.query(`CREATE USER '${user}'@'%' IDENTIFIED BY 'secret'`);
    await root.query(`GRANT ${grants(database)} TO '${user}'@'%'`);
    const url = Object.assign(new URL(server), { username: user, password: 'secret', pathname: `/${database}` });
    await run({ url: url.href, database, user, root });
  } finally {
    await root.query(`DROP DATABASE IF EXISTS ${database}`);
    await root.query(`DROP USER '${user}'@'%'`);
    await root.end();
  }
}

const open = (url: string) => createDataSource({ ...sampleTables, location: { url }, logger: silentLogger() });

onServer('a database that does not exist', () => {
  test('is made by a user who may, also when several replicas start at once', () =>
    withUser(
      (database) => `ALL ON ${database}.*`,
      async ({ url, database, root }) => {
        const replicas = await Promise.all([open(url), open(url), open(url)]);
        for (const replica of replicas) await replica.destroy();
        const [rows] = await root.query(
          'SELECT default_character_set_name AS charset FROM information_schema.schemata WHERE schema_name = ?',
          [database],
        );
        expect(rows).toEqual([{ charset: 'utf8mb4' }]);
      },
    ));

  test('is refused to a user who may not make it, with the statements that an administrator runs', () =>
    withUser(
      () => 'USAGE ON *.*',
      async ({ url, database, user }) => {
        await expect(open(url)).rejects.toMatchObject({
          code: 'config_invalid',
          message: expect.stringContaining(
            `CREATE DATABASE \`${database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;\n` +
              `      GRANT ALL ON \`${database}\`.* TO '${user}'@'%';`,
          ) as unknown,
        });
      },
    ));

  test('is not made for a password that is wrong', () =>
    withUser(
      (database) => `ALL ON ${database}.*`,
      async ({ url }) => {
        const wrong = Object.assign(new URL(url), { password: 'wrong' }).href;
        await expect(open(wrong)).rejects.toMatchObject({ code: 'ER_ACCESS_DENIED_ERROR' });
      },
    ));
});
