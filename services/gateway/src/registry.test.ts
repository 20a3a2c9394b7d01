import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import type { BootDocument } from '@seed/contracts/boot';
import { releaseOf } from './testing/portal-files.ts';
import { startTestPortal } from './testing/test-portal.ts';

/** A portal whose registry has version 1.0.0 of the forums, and whose files have 1.1.0, too. */
async function registryPortal(env: Record<string, string> = {}) {
  const { logger, lines } = recordingLogger();
  const portal = await startTestPortal({ replicas: ['http://127.0.0.1:9'], logger, env });
  await portal.files.publish('forums', '1.1.0');
  const boot = async () => (await (await fetch(`${portal.url}/boot.json`)).json()) as BootDocument;
  return {
    ...portal,
    boot,
    versions: async () => (await boot()).modules.map(({ id, version }) => `${id} ${version}`),
    lines,
    errors: () => lines.filter(({ level }) => level === 'error'),
  };
}

/** A development server of a module, at first of the forums. */
async function developmentServer() {
  let id = 'forums';
  const server = createServer((_, response) => response.end(JSON.stringify(releaseOf(id, '0.0.0-dev'))));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (module: string) => {
      id = module;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test('one changed line changes the version without a restart', async () => {
  await using portal = await registryPortal();
  const { versions } = portal;
  expect(await versions()).toEqual(['forums 1.0.0']);
  await portal.files.register({ forums: '1.1.0' });
  expect(await versions()).toEqual(['forums 1.1.0']);
  await portal.files.register({ forums: '1.0.0' });
  expect(await versions()).toEqual(['forums 1.0.0']);
  expect(await (await fetch(`${portal.url}/m/forums/1.1.0/module.js`)).text()).toContain('1.1.0');
});

test.each([
  '{"modules":{"forums":"1.1',
  '',
  '[]',
  '{"modules":{"forums":"../1.0.0"}}',
  '{"modules":{"Forums":"1.0.0"}}',
])('a registry of %j leaves the last good state in place and is logged once', async (text) => {
  await using portal = await registryPortal();
  const { versions, errors } = portal;
  await versions();
  await portal.files.write('registry.json', text);
  expect(await versions()).toEqual(['forums 1.0.0']);
  expect(await versions()).toEqual(['forums 1.0.0']);
  expect(errors()).toHaveLength(1);
  await portal.files.register({ forums: '1.1.0' });
  expect(await versions()).toEqual(['forums 1.1.0']);
});

test('an unknown version leaves the last good one of that module live; the other modules stay live', async () => {
  await using portal = await registryPortal();
  const { versions, errors } = portal;
  await versions();
  await portal.files.publish('clubs', '2.0.0');
  await portal.files.register({ forums: '9.9.9', clubs: '2.0.0' });
  expect(await versions()).toEqual(['forums 1.0.0', 'clubs 2.0.0']);
  expect(errors()).toEqual([expect.objectContaining({ module: 'forums', wanted: '9.9.9', kept: '1.0.0' })]);
  await portal.files.publish('forums', '9.9.9');
  expect(await versions()).toEqual(['forums 9.9.9', 'clubs 2.0.0']);
});

test('a module that never had a good release is left out', async () => {
  await using portal = await registryPortal();
  const { versions } = portal;
  await portal.files.register({ forums: '1.0.0', clubs: '1.0.0' });
  expect(await versions()).toEqual(['forums 1.0.0']);
  await portal.files.register({});
  expect(await versions()).toEqual([]);
});

test('a release that belongs to another module, violates the contract or lacks files is not served', async () => {
  await using portal = await registryPortal();
  const { versions } = portal;
  await versions();
  await portal.files.write('modules/forums/1.2.0/release.json', JSON.stringify(releaseOf('forums', '1.1.0')));
  await portal.files.write('modules/forums/1.3.0/release.json', '{"id":"forums"}');
  await portal.files.write('modules/forums/1.4.0/release.json', JSON.stringify(releaseOf('forums', '1.4.0')));
  for (const version of ['1.2.0', '1.3.0', '1.4.0']) {
    await portal.files.register({ forums: version });
    expect(await versions()).toEqual(['forums 1.0.0']);
  }
});

describe('with a development server', () => {
  test('its module is served from there, and the Content-Security-Policy allows it', async () => {
    await using server = await developmentServer();
    await using portal = await registryPortal();
    const { versions, boot } = portal;
    await portal.files.register({ forums: server.origin });
    expect((await boot()).modules).toMatchObject([
      {
        entry: `${server.origin}/remoteEntry.000-dev.js`,
        js: [`${server.origin}/module.js`],
        integrity: {},
        development: true,
      },
    ]);
    const policy = (await fetch(portal.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(new RegExp(`script-src [^;]*${server.origin};`));
    expect(policy).toMatch(new RegExp(`connect-src [^;]*${server.origin} ${server.origin.replace('http', 'ws')};`));

    await portal.files.register({ forums: '1.0.0' });
    await versions();
    expect((await fetch(portal.url)).headers.get('content-security-policy')).not.toContain(server.origin);
  });

  test('one that is down or serves another module keeps the last good state', async () => {
    await using server = await developmentServer();
    await using portal = await registryPortal();
    const { versions } = portal;
    await versions();
    server.serve('clubs');
    await portal.files.register({ forums: server.origin });
    expect(await versions()).toEqual(['forums 1.0.0']);
    await portal.files.register({ forums: 'http://127.0.0.1:9' });
    expect(await versions()).toEqual(['forums 1.0.0']);
  });

  test('it is ignored in production', async () => {
    await using server = await developmentServer();
    await using portal = await registryPortal({ NODE_ENV: 'production' });
    await portal.files.register({ forums: server.origin });
    expect(await portal.versions()).toEqual(['forums 1.0.0']);
  });
});

test('a module that needs an export which the shell lacks loads its own copies, which is logged once', async () => {
  await using portal = await registryPortal();
  const { boot, lines } = portal;
  const router = { version: '7.9.1', exports: ['Link'], readers: ['@seed/portal-sdk'] };
  await portal.files.write('shell/shell-manifest.json', JSON.stringify({ libraries: { 'react-router-dom': router } }));
  const uses = { 'react-router-dom': { range: '^7.0.0', exports: ['Link', 'useBlocker'] } };
  await portal.files.publish('forums', '1.2.0', { uses, shared: ['react', 'react-router-dom'] });
  await portal.files.register({ forums: '1.2.0' });
  await boot();
  const [module] = (await boot()).modules;
  expect(module).toMatchObject({ ownLibraries: ['react-router-dom', '@seed/portal-sdk'], shared: ['react'] });
  expect(module).not.toHaveProperty('uses');
  const warnings = lines.filter(({ msg }) => msg === 'the module loads its own copies of shared libraries');
  expect(warnings).toMatchObject([{ reasons: ['the shell does not share useBlocker of react-router-dom'] }]);
});

test('a release that requires a newer contract or SDK than is live is refused, and the last good one stays', async () => {
  await using portal = await registryPortal();
  const { versions, errors } = portal;
  await versions();
  const requiring = (sdk: string, api: Record<string, string>) => {
    const { manifest } = releaseOf('forums', '1.2.0');
    return { manifest: { ...manifest, requires: { sdk, api } } };
  };
  await portal.files.publish('forums', '1.2.0', requiring('^2.0.0', { forums: '^1.9' }));
  await portal.files.register({ forums: '1.2.0' });
  expect(await versions()).toEqual(['forums 1.0.0']);
  expect(errors()).toMatchObject([{ err: { message: 'It requires forums ^1.9, and 1.0.0 is live.' }, kept: '1.0.0' }]);

  const sdk = { version: '2.0.0', exports: [], readers: [] };
  await portal.files.write('shell/shell-manifest.json', JSON.stringify({ libraries: { '@seed/portal-sdk': sdk } }));
  await portal.files.publish('forums', '1.3.0', requiring('^2.1.0', { forums: '^1.0' }));
  await portal.files.register({ forums: '1.3.0' });
  expect(await versions()).toEqual(['forums 1.0.0']);
  expect(errors().at(-1)).toMatchObject({ err: { message: 'It requires the SDK ^2.1.0, and the shell has 2.0.0.' } });

  await portal.files.publish('forums', '1.4.0', requiring('^2.0.0', { forums: '^1.0', gallery: '^9' }));
  await portal.files.register({ forums: '1.4.0' });
  expect(await versions()).toEqual(['forums 1.4.0']);
});
