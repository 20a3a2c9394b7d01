import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bootOf } from '../testing/following-portal.ts';
import { buildOf } from '../testing/release-registry.ts';
import { type ReleaseSigner, releaseSigner, sha256 } from '../testing/release-signer.ts';
import { startTestPortal } from '../testing/test-portal.ts';

/** A portal with a registry file and a root key, and 1.0.0 of the forums, which its team has signed. */
async function signedPortal() {
  const [root, team] = await Promise.all([releaseSigner(), releaseSigner()]);
  const env = { RELEASE_ROOT_KEYS: root.publicKey };
  const portal = await startTestPortal({ replicas: ['http://127.0.0.1:9'], env });
  const publish = async (version: string, signer: ReleaseSigner | undefined = team) => {
    const build = buildOf('forums', version);
    const files = Object.fromEntries(Object.entries(build).map(([path, content]) => [path, sha256(content)]));
    for (const [path, content] of Object.entries(build)) {
      await portal.files.write(`modules/forums/${version}/${path}`, content);
    }
    const statement = await signer.signRelease({ module: 'forums', version, commit: 'abc123', files });
    await portal.files.write(`modules/forums/${version}/release.jws`, statement);
  };
  await portal.files.write('release-keys/forums.jws', await root.signKeys('forums', 1, [team]));
  await publish('1.0.0');
  return { ...portal, ...bootOf(portal.url), root, team, publish };
}

test('a signed release of the registry file is served, each file with its signed digest', async () => {
  await using portal = await signedPortal();
  expect(await portal.versions()).toEqual(['forums 1.0.0']);
  expect(Object.keys(await portal.digests('forums'))).toContain('/m/forums/1.0.0/lazy.js');
  expect(await portal.file('forums/1.0.0/lazy.js')).toBe(200);
});

test('a change of the folder after the first page reaches no member', async () => {
  await using portal = await signedPortal();
  await portal.versions();
  await portal.files.write('modules/forums/1.0.0/lazy.js', 'changed');
  await portal.files.write('modules/forums/1.0.0/lazy.js.br', 'added');
  expect(await (await fetch(`${portal.url}/m/forums/1.0.0/lazy.js`)).text()).toContain('lazy.js of forums 1.0.0');
});

test.each(['remoteEntry.110.js', 'module.js', 'lazy.js', 'module.css', 'release.json', 'release.jws'])(
  'a release whose %s has one byte more is refused, and the last good one stays',
  async (path) => {
    await using portal = await signedPortal();
    await portal.versions();
    await portal.publish('1.1.0');
    await writeFile(join(portal.files.modulesDir, 'forums/1.1.0', path), 'x', { flag: 'a' });
    await portal.files.register({ forums: '1.1.0' });
    expect(await portal.versions()).toEqual(['forums 1.0.0']);
    expect(await portal.file('forums/1.1.0/module.js')).toBe(404);
  },
);

test('an unsigned release, and one of a key that no list has, are refused', async () => {
  await using portal = await signedPortal();
  await portal.versions();
  await portal.files.publish('forums', '1.1.0');
  await portal.publish('1.2.0', await releaseSigner());
  for (const version of ['1.1.0', '1.2.0']) {
    await portal.files.register({ forums: version });
    expect(await portal.versions()).toEqual(['forums 1.0.0']);
  }
});

test('a list of keys that the root key did not sign, or an older one, changes nothing', async () => {
  await using portal = await signedPortal();
  const { root, team, files } = portal;
  const next = await releaseSigner();
  await files.write('release-keys/forums.jws', await root.signKeys('forums', 2, [team]));
  await portal.versions();
  await portal.publish('1.1.0', next);
  await files.register({ forums: '1.1.0' });
  await files.write('release-keys/forums.jws', await next.signKeys('forums', 3, [next]));
  expect(await portal.versions()).toEqual(['forums 1.0.0']);
  await files.write('release-keys/forums.jws', await root.signKeys('forums', 1, [next]));
  expect(await portal.versions()).toEqual(['forums 1.0.0']);
});
