import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bootOf, eventually, followingPortal } from '../testing/following-portal.ts';
import { buildOf, type ReleaseRegistry, releaseRegistry } from '../testing/release-registry.ts';
import { releaseSigner, sha256 } from '../testing/release-signer.ts';
import { startTestPortal } from '../testing/test-portal.ts';

/** A gateway that serves 1.0.0 of the forums, and a registry that has a good 1.1.0, too. */
async function servingPortal(env: Record<string, string> = {}) {
  const registry = await releaseRegistry();
  await registry.publish('1.0.0');
  await registry.publish('1.1.0');
  registry.promote('1.0.0');
  const portal = await followingPortal(registry, env);
  await portal.until('forums 1.0.0');
  const metric = async (reason: string, module = 'forums') => {
    const text = await (await fetch(`${portal.internalUrl}/metrics`)).text();
    const line = new RegExp(
      `^gateway_release_refusals_total\\{module="${module}",reason="${reason}".*\\} (\\d+)$`,
      'm',
    );
    return Number(line.exec(text)?.[1] ?? 0);
  };
  return {
    ...portal,
    registry,
    untilRefused: (reason: string, module?: string) =>
      eventually(async () => (await metric(reason, module)) > 0, `a release is refused: ${reason}`),
    async [Symbol.asyncDispose]() {
      await portal.stop();
      await registry.stop();
    },
  };
}

const changeFile = (path: string) => (registry: ReleaseRegistry) => {
  const digest = sha256(buildOf('forums', '1.1.0')[path] ?? '');
  const content = registry.files.get(digest) ?? Buffer.alloc(0);
  registry.files.set(digest, Buffer.from(content.toString().replace(/.$/s, '!')));
};

const changeStatement = (change: (jws: string) => string) => (registry: ReleaseRegistry) => {
  registry.statements.set('forums/1.1.0', change(registry.statements.get('forums/1.1.0') ?? ''));
};

/** One letter of the content of a statement is another one. */
function oneByteChanged(jws: string): string {
  const [header, content = '', signature] = jws.split('.');
  const text = Buffer.from(content, 'base64url').toString().replace('abc123', 'abc124');
  return [header, Buffer.from(text).toString('base64url'), signature].join('.');
}

const tampered: readonly [string, string, (registry: ReleaseRegistry) => unknown][] = [
  ['one byte of its entry changed', 'file', changeFile('remoteEntry.110.js')],
  ['one byte of a script changed', 'file', changeFile('module.js')],
  ['one byte of a lazy chunk changed', 'file', changeFile('lazy.js')],
  ['one byte of a style changed', 'file', changeFile('module.css')],
  ['one byte of its release.json changed', 'file', changeFile('release.json')],
  ['one byte of its statement changed', 'statement', changeStatement(oneByteChanged)],
  ['a statement without a signature', 'statement', changeStatement((jws) => jws.replace(/[^.]*$/, ''))],
  ['no statement', 'statement', changeStatement(() => 'none')],
  [
    'the statement of another version',
    'statement',
    (registry) => changeStatement(() => registry.statements.get('forums/1.0.0') ?? '')(registry),
  ],
  [
    'the signature of another key',
    'key',
    async (registry) => registry.publish('1.1.0', { signer: await releaseSigner() }),
  ],
  ['the signature of the root key itself', 'key', (registry) => registry.publish('1.1.0', { signer: registry.root })],
  [
    'a pointer to other files',
    'digest',
    (registry) => {
      const { stable } = registry.feed.channels;
      registry.feed.channels = { stable: { ...stable, forums: { version: '1.1.0', digest: 'f'.repeat(64) } } };
    },
  ],
];

test.each(tampered)('a release with %s is refused, and the last good one stays', async (_, reason, tamper) => {
  await using portal = await servingPortal();
  const { registry } = portal;
  registry.point('1.1.0');
  await tamper(registry);
  registry.wake();
  await portal.untilRefused(reason);
  expect(await portal.versions()).toEqual(['forums 1.0.0']);
  expect(await portal.file('forums/1.1.0/module.js')).toBe(404);
  expect(await portal.file('forums/1.0.0/module.js')).toBe(200);
  expect(portal.lines.filter(({ msg }) => msg === 'a release is refused')).toMatchObject([
    { module: 'forums', version: '1.1.0', err: { code: reason } },
  ]);
});

test('a refused release is served when what was wrong with it is corrected', async () => {
  await using portal = await servingPortal();
  const { registry } = portal;
  const digest = sha256(buildOf('forums', '1.1.0')['lazy.js'] ?? '');
  const content = registry.files.get(digest) ?? Buffer.alloc(0);
  registry.files.delete(digest);
  registry.promote('1.1.0');
  await portal.untilRefused('unreachable');
  registry.files.set(digest, content);
  await portal.until('forums 1.1.0');
});

test('a version that was served never gets other files, although the team has signed them', async () => {
  await using portal = await servingPortal();
  const { registry } = portal;
  await registry.publish('1.0.0', { files: { ...buildOf('forums', '1.0.0'), 'lazy.js': '/* another */' } });
  registry.promote('1.0.0');
  await portal.untilRefused('digest');
  expect(await portal.versions()).toEqual(['forums 1.0.0']);
  expect(await (await fetch(`${portal.url}/m/forums/1.0.0/lazy.js`)).text()).toContain('lazy.js of forums 1.0.0');
});

describe('keys', () => {
  test('what a revoked key signed stops being served at once, and stays so when the revocation is taken back', async () => {
    await using portal = await servingPortal();
    const { registry } = portal;
    const list = registry.feed.keys['forums']?.list ?? null;
    registry.feed.keys = { forums: { list, revoked: [registry.team.kid] } };
    registry.wake();
    await portal.until();
    expect((await portal.boot()).unavailable).toEqual([{ id: 'forums' }]);
    expect(await portal.file('forums/1.0.0/module.js')).toBe(404);
    registry.feed.keys = { forums: { list, revoked: [] } };
    const env = { REGISTRY_URL: registry.url, RELEASE_ROOT_KEYS: registry.root.publicKey, DATA_DIR: portal.files.root };
    await using restarted = await startTestPortal({ replicas: ['http://127.0.0.1:9'], env });
    registry.wake();
    await portal.untilRefused('key');
    expect(await bootOf(restarted.url).versions()).toEqual([]);
  });

  test('a new key counts from the list on that the root key signed, and an old list never again', async () => {
    await using portal = await servingPortal();
    const { registry } = portal;
    const first = registry.feed.keys['forums']?.list ?? null;
    const next = await releaseSigner();
    await registry.publish('1.1.0', { signer: next });
    registry.promote('1.1.0');
    await portal.untilRefused('key');
    registry.feed.keys = { forums: { list: await registry.root.signKeys('forums', 2, [next]), revoked: [] } };
    registry.wake();
    await portal.until('forums 1.1.0');
    expect(await portal.file('forums/1.0.0/module.js')).toBe(404);
    registry.feed.keys = { forums: { list: first, revoked: [] } };
    registry.promote('1.0.0');
    await eventually(
      () => portal.lines.some(({ msg }) => msg === 'a list of keys is refused'),
      'the old list is refused',
    );
    expect(await portal.versions()).toEqual(['forums 1.1.0']);
  });

  test.each<[string, (registry: ReleaseRegistry) => Promise<string>]>([
    ['the team itself', ({ team }) => team.signKeys('forums', 2, [team])],
    ['the root key for another module', ({ root, team }) => root.signKeys('clubs', 2, [team])],
    ['a root key of another portal', async ({ team }) => (await releaseSigner()).signKeys('forums', 2, [team])],
    [
      'the root key as the statement of a release',
      ({ root, team }) => root.signRelease({ module: 'forums', version: 2, keys: [team.publicKey] }),
    ],
  ])('a list that is signed by %s is refused', async (_, sign) => {
    await using portal = await servingPortal();
    const { registry } = portal;
    registry.feed.keys = { forums: { list: await sign(registry), revoked: [] } };
    registry.wake();
    await eventually(() => portal.lines.some(({ msg }) => msg === 'a list of keys is refused'), 'the list is refused');
    expect(await portal.versions()).toEqual(['forums 1.0.0']);
  });
});

describe('a registry that fails', () => {
  test.each<[string, string, ReleaseRegistry['respond']]>([
    ['sends no JSON', 'storage', (_, response) => Boolean(response.end('<html>'))],
    ['sends another document', 'storage', (_, response) => Boolean(response.end('{"set":"none"}'))],
    ['sends a status 500', 'unreachable', (_, response) => Boolean(response.writeHead(500).end())],
    [
      'sends another address',
      'unreachable',
      (_, response) => Boolean(response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end()),
    ],
    ['closes each connection', 'unreachable', (_, response) => Boolean(response.destroy())],
    [
      'sends without end',
      'size',
      (_, response) => {
        const piece = Buffer.alloc(1_000_000, ' ');
        const write = () => {
          while (!response.destroyed && response.write(piece));
        };
        response.on('drain', write);
        write();
        return true;
      },
    ],
  ])('and %s changes nothing', async (_, reason, respond) => {
    await using portal = await servingPortal();
    portal.registry.respond = respond;
    portal.registry.wake();
    await portal.untilRefused(reason, '');
    expect(await portal.versions()).toEqual(['forums 1.0.0']);
    portal.registry.respond = undefined;
    portal.registry.promote('1.1.0');
    await portal.until('forums 1.1.0');
  });

  test('a file that takes long delays no other module, and its release becomes live when it is there', async () => {
    await using portal = await servingPortal();
    const { registry } = portal;
    const content = buildOf('forums', '1.1.0')['lazy.js'] ?? '';
    let finish = (): unknown => undefined;
    registry.respond = (path, response) => {
      if (path !== `/files/${sha256(content)}`) return false;
      response.write(content.slice(0, 1));
      finish = () => response.end(content.slice(1));
      return true;
    };
    registry.promote('1.1.0');
    registry.feed.keys = {
      ...registry.feed.keys,
      clubs: { list: await registry.root.signKeys('clubs', 1, [registry.team]), revoked: [] },
    };
    await registry.publish('1.0.0', { module: 'clubs' });
    registry.promote('1.0.0', 'clubs');
    await portal.until('forums 1.0.0', 'clubs 1.0.0');
    finish();
    await portal.until('forums 1.1.0', 'clubs 1.0.0');
  });

  test('a file that is larger than the greatest file of a release is refused', async () => {
    await using portal = await servingPortal();
    const { registry } = portal;
    const large = sha256(buildOf('forums', '1.1.0')['lazy.js'] ?? '');
    registry.files.set(large, Buffer.alloc(6_000_000));
    registry.promote('1.1.0');
    await portal.untilRefused('size');
    expect(await portal.versions()).toEqual(['forums 1.0.0']);
  });
});

test('while the disk takes no files the last good release stays', async () => {
  await using portal = await servingPortal();
  const downloads = join(portal.files.root, 'verified-releases/downloads');
  // A file in the place of the folder makes each write fail, also for root.
  await rm(downloads, { recursive: true, force: true });
  await writeFile(downloads, '');
  portal.registry.promote('1.1.0');
  await portal.untilRefused('storage');
  expect(await portal.versions()).toEqual(['forums 1.0.0']);
  await rm(downloads);
  await portal.until('forums 1.1.0');
});
