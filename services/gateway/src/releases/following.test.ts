import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../testing/release-signer.ts';
import { bootOf, eventually, followingPortal } from '../testing/following-portal.ts';
import { buildOf, releaseRegistry } from '../testing/release-registry.ts';
import { startTestPortal } from '../testing/test-portal.ts';

test('a move is live without a restart, with the id of its set, and what left the set is still served', async () => {
  await using registry = await releaseRegistry();
  await registry.publish('1.0.0');
  await registry.publish('1.1.0');
  registry.promote('1.0.0');
  await using portal = await followingPortal(registry);
  await portal.until('forums 1.0.0');
  registry.promote('1.1.0');
  await portal.until('forums 1.1.0');
  expect(await portal.boot()).toMatchObject({ set: 2, openings: 1 });
  expect(await portal.file('forums/1.0.0/module.js')).toBe(200);
  expect(await portal.file('forums/1.1.0/lazy.js')).toBe(200);
});

test('every script and style of the boot document has the signed digest, lazy ones included', async () => {
  await using registry = await releaseRegistry();
  const build = await registry.publish('1.0.0');
  registry.promote('1.0.0');
  await using portal = await followingPortal(registry);
  await portal.until('forums 1.0.0');
  const code = Object.keys(build).filter((path) => path !== 'release.json');
  const digestOf = (path: string) => `sha256-${Buffer.from(sha256(build[path] ?? ''), 'hex').toString('base64')}`;
  const expected = Object.fromEntries(code.map((path) => [`/m/forums/1.0.0/${path}`, digestOf(path)]));
  expect(await portal.digests('forums')).toEqual(expected);
});

test('each release is fetched once', async () => {
  await using registry = await releaseRegistry();
  await registry.publish('1.0.0');
  await registry.publish('1.1.0');
  registry.promote('1.0.0');
  await using portal = await followingPortal(registry);
  await portal.until('forums 1.0.0');
  registry.promote('1.1.0');
  await portal.until('forums 1.1.0');
  registry.requests.length = 0;
  registry.promote('1.0.0');
  await portal.until('forums 1.0.0');
  expect(new Set(registry.requests)).toEqual(new Set(['']));
});

test('without the registry a restarted gateway serves the last good set, verified again', async () => {
  await using registry = await releaseRegistry();
  await registry.publish('1.0.0');
  registry.promote('1.0.0');
  await using portal = await followingPortal(registry);
  await portal.until('forums 1.0.0');
  await registry.stop();
  const env = { REGISTRY_URL: registry.url, RELEASE_ROOT_KEYS: registry.root.publicKey, DATA_DIR: portal.files.root };
  {
    await using restarted = await startTestPortal({ replicas: ['http://127.0.0.1:9'], env });
    expect(await bootOf(restarted.url).versions()).toEqual(['forums 1.0.0']);
    expect(await bootOf(restarted.url).file('forums/1.0.0/module.js')).toBe(200);
  }
  await writeFile(join(portal.files.root, 'verified-releases/modules/forums/1.0.0/lazy.js'), 'changed');
  await using changed = await startTestPortal({ replicas: ['http://127.0.0.1:9'], env });
  const { versions, file, boot } = bootOf(changed.url);
  expect(await versions()).toEqual([]);
  expect((await boot()).unavailable).toEqual([{ id: 'forums' }]);
  expect(await file('forums/1.0.0/module.js')).toBe(404);
});

test('a kept release that was damaged is fetched again', async () => {
  await using registry = await releaseRegistry();
  await registry.publish('1.0.0');
  registry.promote('1.0.0');
  await using portal = await followingPortal(registry);
  await portal.until('forums 1.0.0');
  await writeFile(join(portal.files.root, 'verified-releases/modules/forums/1.0.0/lazy.js'), 'changed');
  const env = { REGISTRY_URL: registry.url, RELEASE_ROOT_KEYS: registry.root.publicKey, DATA_DIR: portal.files.root };
  await using restarted = await startTestPortal({ replicas: ['http://127.0.0.1:9'], env });
  await bootOf(restarted.url).until('forums 1.0.0');
});

test('two gateways follow one registry', async () => {
  await using registry = await releaseRegistry();
  await registry.publish('1.0.0');
  await registry.publish('1.1.0');
  registry.promote('1.0.0');
  await using one = await followingPortal(registry);
  await using other = await followingPortal(registry);
  await Promise.all([one.until('forums 1.0.0'), other.until('forums 1.0.0')]);
  registry.promote('1.1.0');
  await Promise.all([one.until('forums 1.1.0'), other.until('forums 1.1.0')]);
});

test('several modules of one move become live together', async () => {
  await using registry = await releaseRegistry();
  registry.feed.keys = {
    ...registry.feed.keys,
    clubs: { list: await registry.root.signKeys('clubs', 1, [registry.team]), revoked: [] },
  };
  for (const version of ['1.0.0', '1.1.0']) {
    await registry.publish(version);
    await registry.publish(version, { module: 'clubs' });
  }
  registry.promote('1.0.0');
  registry.promote('1.0.0', 'clubs');
  await using portal = await followingPortal(registry);
  await portal.until('forums 1.0.0', 'clubs 1.0.0');
  // The files of one module arrive long after those of the other.
  const late = sha256(buildOf('clubs', '1.1.0')['lazy.js'] ?? '');
  let release = () => {};
  registry.respond = (path, response) => {
    if (path !== `/files/${late}`) return false;
    release = () => response.end(registry.files.get(late));
    return true;
  };
  registry.point('1.1.0');
  registry.point('1.1.0', 'clubs');
  registry.wake();
  await eventually(() => registry.requests.includes(`/files/${late}`), 'the last file is requested');
  expect(await portal.versions()).toEqual(['forums 1.0.0', 'clubs 1.0.0']);
  release();
  await portal.until('forums 1.1.0', 'clubs 1.1.0');
});

test('a registry that goes down between the files of one move leaves the last set, whole', async () => {
  await using registry = await releaseRegistry();
  registry.feed.keys = {
    ...registry.feed.keys,
    clubs: { list: await registry.root.signKeys('clubs', 1, [registry.team]), revoked: [] },
  };
  for (const version of ['1.0.0', '1.1.0']) {
    await registry.publish(version);
    await registry.publish(version, { module: 'clubs' });
  }
  registry.promote('1.0.0');
  registry.promote('1.0.0', 'clubs');
  await using portal = await followingPortal(registry);
  await portal.until('forums 1.0.0', 'clubs 1.0.0');
  const lost = sha256(buildOf('clubs', '1.1.0')['lazy.js'] ?? '');
  let breakOff = () => {};
  let requestsWhileDown = 0;
  registry.respond = (path, response) => {
    if (path !== `/files/${lost}`) return false;
    breakOff = () => {
      registry.respond = (_, refused) => {
        requestsWhileDown += 1;
        refused.destroy();
        return true;
      };
      response.destroy();
    };
    return true;
  };
  registry.point('1.1.0');
  registry.point('1.1.0', 'clubs');
  registry.wake();
  const forums = join(portal.files.root, 'verified-releases/modules/forums');
  await eventually(async () => (await readdir(forums)).includes('1.1.0'), 'one of the modules has arrived');
  await eventually(() => registry.requests.includes(`/files/${lost}`), 'a file of the other is requested');
  breakOff();
  await eventually(() => requestsWhileDown > 2, 'the gateway has tried again');
  expect(await portal.versions()).toEqual(['forums 1.0.0', 'clubs 1.0.0']);
  registry.respond = undefined;
  await portal.until('forums 1.1.0', 'clubs 1.1.0');
});

test('a release that no set has needed for some days is removed, and the one before stays', async () => {
  await using registry = await releaseRegistry();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish(version);
  registry.promote('1.0.0');
  await using portal = await followingPortal(registry, { RELEASE_KEEP_DAYS: '0.000001' });
  await portal.until('forums 1.0.0');
  registry.promote('1.1.0');
  await portal.until('forums 1.1.0');
  expect(await portal.file('forums/1.0.0/module.js')).toBe(200);
  registry.promote('1.2.0');
  await portal.until('forums 1.2.0');
  const kept = () => readdir(join(portal.files.root, 'verified-releases/modules/forums'));
  await eventually(async () => {
    registry.wake();
    return (await kept()).join() === '1.1.0,1.2.0';
  }, 'the oldest release is removed');
  expect(await portal.file('forums/1.0.0/module.js')).toBe(404);
});

test('what a killed gateway has half fetched is removed at the next start', async () => {
  await using registry = await releaseRegistry();
  await registry.publish('1.0.0');
  registry.promote('1.0.0');
  await using portal = await followingPortal(registry);
  await portal.until('forums 1.0.0');
  const downloads = join(portal.files.root, 'verified-releases/downloads');
  await mkdir(join(downloads, 'half'), { recursive: true });
  const env = { REGISTRY_URL: registry.url, RELEASE_ROOT_KEYS: registry.root.publicKey, DATA_DIR: portal.files.root };
  await using restarted = await startTestPortal({ replicas: ['http://127.0.0.1:9'], env });
  await bootOf(restarted.url).until('forums 1.0.0');
  await eventually(
    async () => !(await readdir(downloads).catch((): string[] => [])).includes('half'),
    'the folder is removed',
  );
});
