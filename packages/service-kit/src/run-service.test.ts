import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from './data-source.ts';
import { notes, sampleTables } from './testing/sample-tables.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { testLocation } from './testing/test-database.ts';

const source = (name: string) => JSON.stringify(join(__dirname, name));

const main = `
  import { runService } from ${source('run-service.ts')};
  import { readServiceConfig } from ${source('service-config.ts')};
  import { sampleTables } from ${source('testing/sample-tables.ts')};
  import { testManifest } from ${source('testing/test-manifest.ts')};
  const compose = () => { throw new Error('composed'); };
  const service = { manifest: testManifest('notes'), endpoints: [], schema: sampleTables, compose };
  runService(service, (env) => readServiceConfig('notes', env));`;

/** Runs the `main.ts` of a service that cannot be composed, until it ends. */
function run(args: readonly string[], env: NodeJS.ProcessEnv & { readonly DATA_DIR: string }) {
  const script = join(env.DATA_DIR, 'main.mts');
  writeFileSync(script, main);
  const node = ['--conditions=seed-source', '--import', 'tsx', script, ...args];
  const { status, stderr } = spawnSync(process.execPath, node, {
    encoding: 'utf8',
    cwd: __dirname,
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  return { status, stderr };
}

/** An empty database that outlives a process: of the server of the tests, or a file. */
async function emptyDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'seed-migrate-'));
  const { location: own, drop } = await testLocation();
  const location = 'url' in own ? own : { file: join(folder, 'notes.sqlite') };
  return {
    location,
    folder,
    env: { DATA_DIR: folder, DATABASE_URL: 'url' in location ? location.url : '' },
    async [Symbol.asyncDispose]() {
      await drop();
      rmSync(folder, { recursive: true });
    },
  };
}

// Each test starts a process or two.
jest.setTimeout(60_000);

test('with `migrate` a service migrates its database and ends, and a second time changes nothing', async () => {
  await using empty = await emptyDatabase();
  for (const time of [1, 2]) expect([time, run(['migrate'], empty.env)]).toEqual([time, { status: 0, stderr: '' }]);
  const { location } = empty;
  const database = await createDataSource({ ...sampleTables, migrations: [], location, logger: silentLogger() });
  expect(await database.getRepository(notes).count()).toBe(0);
  const migrated: readonly unknown[] = await database.query('SELECT name FROM migrations');
  expect(migrated).toHaveLength(sampleTables.migrations.length);
  await database.destroy();
});

test('without an argument a service starts', async () => {
  await using empty = await emptyDatabase();
  expect(run([], empty.env)).toMatchObject({ status: 1, stderr: expect.stringContaining('composed') as string });
});

test('with `migrate` a wrong configuration is reported as at the start', async () => {
  await using empty = await emptyDatabase();
  const { status, stderr } = run(['migrate'], { ...empty.env, PORT: 'x', LOG_LEVEL: 'loud' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The configuration is not valid:[^]*PORT[^]*LOG_LEVEL/);
});

test.each([['migrat'], ['migrate --now']])('the arguments %p are refused before anything is opened', async (args) => {
  await using empty = await emptyDatabase();
  const { status, stderr } = run(args.split(' '), empty.env);
  expect(status).toBe(1);
  expect(stderr).toContain('Usage: node dist/main.js [migrate]');
  expect(existsSync(join(empty.folder, 'notes.sqlite'))).toBe(false);
});
