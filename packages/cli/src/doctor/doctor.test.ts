import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@seed/build/workspaces';
import { testBucket } from '@seed/service-kit/testing/test-bucket';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { testRedis, testWithRedis } from '@seed/service-kit/testing/test-redis';
import { fakeHttp, type FakeResponse } from '../testing/fake-http.ts';
import { emptyFolder, runPortal } from '../testing/run-portal.ts';
import { knownVariables } from './known-variables.ts';

interface Found {
  readonly part: string;
  readonly state: string;
  readonly message: string;
  readonly mend?: string;
}

/** Runs the doctor with the variables in a file. */
async function examined(variables: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const folder = await emptyFolder();
  try {
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
    await writeFile(join(folder, '.env'), lines.join('\n'));
    const { exitCode, stdout } = await runPortal(folder, 'doctor', '--variables', '.env', '--json', ...words);
    const { findings } = JSON.parse(stdout) as { readonly findings: readonly Found[] };
    return { exitCode, stdout, findings, about: (part: string) => findings.filter((each) => each.part === part) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A Keycloak with a realm; `responses` replace those of paths. */
const fakeKeycloak = (responses: Readonly<Record<string, FakeResponse>> = {}) =>
  fakeHttp(({ url = '' }, origin) => {
    const [path = ''] = url.split('?');
    const realm = `${origin}/realms/seed`;
    const made: Record<string, FakeResponse> = {
      '/realms/seed/.well-known/openid-configuration': {
        body: { issuer: realm, jwks_uri: `${realm}/certs`, authorization_endpoint: `${realm}/auth` },
      },
      '/realms/seed/certs': { body: { keys: [{ kid: 'a', use: 'sig' }] } },
      '/realms/seed/auth': { body: '<form>' },
      ...responses,
    };
    return made[path] ?? { status: 404 };
  });

const publicKey = () => generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x ?? '';

test('the doctor has every variable of docs/environment.md, and no others', async () => {
  const page = await readFile(join(repositoryRoot, 'docs/environment.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name),
  );
  expect([...new Set(documented)].toSorted()).toEqual(knownVariables.toSorted());
}, 60_000);

test('a portal whose parts all work is healthy, and the exit code is 0', async () => {
  await using keycloak = await fakeKeycloak();
  await using part = await fakeHttp(() => ({ body: { status: 'up' } }));
  const { exitCode, findings } = await examined(
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.example.org',
      KEYCLOAK_URL: keycloak.origin,
      UPSTREAMS: JSON.stringify({ notices: { replicas: [part.origin] } }),
      REGISTRY_URL: part.origin,
      RELEASE_ROOT_KEYS: publicKey(),
    },
    '--portal',
    part.origin,
  );
  expect(findings.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(exitCode).toBe(0);
  const parts = [
    'gateway',
    'service notices',
    'registry',
    'root keys',
    'identity provider',
    'variables',
    'node',
    'data folder',
  ];
  expect(findings.map(({ part }) => part)).toEqual(expect.arrayContaining(parts));
}, 60_000);

test('names that look like typing mistakes, missing and contradictory variables are problems with a way to mend them', async () => {
  const { exitCode, about } = await examined({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://portal.example.org',
    DATABSE_URL: 'mysql://root:hidden-password@127.0.0.1:1/x',
    EVENTS_SECRET: 'short',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    REGISTRY_URL: 'http://127.0.0.1:1',
    WORKERS: '4',
    DEMO_DATA: 'true',
  });
  const messages = about('variables').map(({ message, mend }) => `${message} | ${mend}`);
  expect(exitCode).toBe(1);
  expect(messages).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^DATABSE_URL is not a variable.*Name it DATABASE_URL/),
      expect.stringContaining('EVENTS_SECRET has less than 32 characters'),
      expect.stringContaining('S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is missing beside S3_ENDPOINT'),
      expect.stringContaining('REGISTRY_URL is set without RELEASE_ROOT_KEYS'),
      expect.stringContaining('WORKERS is more than 1 without KEYCLOAK_URL'),
      expect.stringContaining('KEYCLOAK_URL is missing'),
      expect.stringContaining('DEMO_DATA is true'),
    ]),
  );
}, 60_000);

test('parts that do not respond are named with the reason, and no secret is printed', async () => {
  const { exitCode, stdout, about } = await examined(
    {
      DATABASE_URL: 'mysql://root:hidden-password@127.0.0.1:1/notices',
      SHARED_STATE_URL: 'redis://:hidden-password@127.0.0.1:1/0',
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'a-key',
      S3_SECRET_ACCESS_KEY: 'hidden-password',
      KEYCLOAK_URL: 'http://127.0.0.1:1',
      UPSTREAMS: '{"notices":{"replicas":["http://127.0.0.1:1"]}}',
    },
    '--portal',
    'http://127.0.0.1:1',
  );
  expect(exitCode).toBe(1);
  expect(stdout).not.toContain('hidden-password');
  const parts = ['database', 'shared state', 'bucket of pictures', 'identity provider', 'service notices', 'gateway'];
  for (const part of parts) {
    expect(about(part)).toMatchObject([
      { state: 'problem', mend: expect.stringMatching(/^(Start|Correct)/) as string },
    ]);
  }
  expect(about('database')[0]?.message).toContain('127.0.0.1:1/notices: ECONNREFUSED');
  expect(about('shared state')[0]?.message).toContain('ECONNREFUSED');
}, 60_000);

test('a Keycloak with another issuer, clock, client or without keys is a problem', async () => {
  await using keycloak = await fakeKeycloak({
    '/realms/seed/certs': { body: { keys: [] } },
    '/realms/seed/auth': { status: 400 },
    '/realms/seed/.well-known/openid-configuration': {
      headers: { Date: new Date(Date.now() - 600_000).toUTCString() },
      body: {
        issuer: 'http://other/realms/seed',
        jwks_uri: 'http://127.0.0.1:1/',
        authorization_endpoint: 'http://127.0.0.1:1/',
      },
    },
  });
  const realm = `${keycloak.origin}/realms/seed`;
  const wrong = await examined({ KEYCLOAK_URL: keycloak.origin, JWKS_URL: `${realm}/certs` });
  expect(wrong.exitCode).toBe(1);
  expect(wrong.about('identity provider').map(({ state, message }) => [state, message])).toEqual([
    ['problem', `its issuer is http://other/realms/seed, and accepted is ${realm}: every token is refused`],
    ['problem', expect.stringMatching(/^its clock is 6\d\d s from this one/)],
    ['problem', `${realm}/certs has no keys (200)`],
  ]);
  await using refusing = await fakeKeycloak({ '/realms/seed/auth': { status: 400 } });
  const refused = await examined({ KEYCLOAK_URL: refusing.origin, PUBLIC_URL: 'https://portal.example.org' });
  expect(refused.about('identity provider').at(-1)).toMatchObject({
    state: 'problem',
    message: 'the client portal-web may not sign in from https://portal.example.org (400)',
  });
  const none = await examined({ KEYCLOAK_URL: refusing.origin, KEYCLOAK_REALM: 'other' });
  expect(none.about('identity provider')).toMatchObject([
    { state: 'problem', mend: expect.stringContaining('KEYCLOAK_REALM') as string },
  ]);
}, 60_000);

test('a gateway that is degraded is a warning, one that is down a problem, and so is another program', async () => {
  await using degraded = await fakeHttp(() => ({ body: { status: 'degraded' } }));
  await using down = await fakeHttp(() => ({ status: 503, body: { status: 'down' } }));
  await using other = await fakeHttp(() => ({ body: '<html>' }));
  expect((await examined({}, '--portal', degraded.origin)).about('gateway')).toMatchObject([{ state: 'warning' }]);
  expect((await examined({}, '--portal', down.origin)).about('gateway')).toMatchObject([
    { state: 'problem', message: `${down.origin} is not ready (503, down)` },
  ]);
  expect((await examined({}, '--portal', other.origin)).about('gateway')).toMatchObject([
    { state: 'problem', mend: expect.stringContaining('another program') as string },
  ]);
}, 60_000);

test('a root key that is none is a problem; a secret in a file is read, and a missing file named', async () => {
  const { about } = await examined({
    RELEASE_ROOT_KEYS: `${publicKey()},nonsense`,
    EVENTS_SECRET_FILE: '/nowhere/secret',
  });
  expect(about('root keys')).toMatchObject([{ state: 'problem', message: '1 of 2 are no Ed25519 public keys' }]);
  expect(about('variables')).toContainEqual(
    expect.objectContaining({ message: 'EVENTS_SECRET_FILE: the file cannot be read (ENOENT)' }),
  );
}, 60_000);

test('as text there is one line a check, and a missing file of variables is a wrong command line', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, '.env'), '');
  const { exitCode, stdout } = await runPortal(folder, 'doctor', '--variables', '.env');
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^warning {2}variables: NODE_ENV is not production\. Set/);
  expect(stdout).toMatch(/\n\d+ ok, 1 warnings, 0 problems\n$/);
  expect(await runPortal(folder, 'doctor', '--variables', 'none')).toMatchObject({ exitCode: 2 });
  await rm(folder, { recursive: true });
}, 60_000);

testWithRedis(
  'a store that replicas share is named with its version',
  async () => {
    await using redis = await testRedis();
    const { about } = await examined({ SHARED_STATE_URL: redis.url });
    expect(about('shared state')).toMatchObject([
      { state: 'ok', message: expect.stringMatching(/^(Valkey|Redis) [\d.]+ at 127\.0\.0\.1:\d+ responds$/) as string },
    ]);
  },
  60_000,
);

const server = process.env['TEST_DATABASE_URL'] ?? '';
const onServers = server === '' || process.env['TEST_S3_SERVER'] === undefined ? describe.skip : describe; // npm run test:backup

/** An empty database of the character set that services need. */
async function aDatabase() {
  const root = await createConnection({ uri: server });
  const name = `seed_doctor_${randomBytes(4).toString('hex')}`;
  await root.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    tables: async () => (await root.query<RowDataPacket[]>(`SHOW TABLES FROM ${name}`))[0],
    async [Symbol.asyncDispose]() {
      await root.query(`DROP DATABASE ${name}`);
      await root.end();
    },
  };
}

onServers('with real servers', () => {
  test('a database and a bucket are tried, and nothing stays in them', async () => {
    await using bucket = await testBucket();
    await using database = await aDatabase();
    const { endpoint, bucket: name, accessKeyId, secretAccessKey } = bucket.settings;
    const variables = {
      DATABASE_URL: database.url,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const healthy = await examined(variables);
    expect(healthy.about('bucket of pictures').map(({ state }) => state)).toEqual(['ok', 'ok', 'ok']);
    const states = healthy.about('database').map(({ state, message }) => `${state} ${message}`);
    expect(states).toContain('ok the user may do all that migrations do');
    expect(states).toContainEqual(expect.stringMatching(/^ok max_connections is 151; needed are 20/));
    expect(await database.tables()).toEqual([]);
    // The server keeps drafts in this folder of its own.
    expect((await readdir(bucket.folder)).filter((name) => name !== '.sgwtmp')).toEqual([]);
    const crowded = await examined(variables, '--processes', '100');
    expect(crowded.about('database')).toContainEqual(
      expect.objectContaining({ state: 'problem', mend: 'Set max_connections to 1010.' }),
    );
    const wrongKey = await examined({ ...variables, S3_SECRET_ACCESS_KEY: 'another' });
    expect(wrongKey.about('bucket of pictures')).toMatchObject([
      { state: 'problem', message: 'the store refuses the key (403)' },
    ]);
  }, 60_000);
});
