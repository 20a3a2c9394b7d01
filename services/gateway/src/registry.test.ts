import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import type { BootDocument } from '@seed/contracts/boot';
import { releaseOf } from './testing/portal-files.ts';
import { type ReplicaServer, startReplica } from './testing/replica-server.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

const log = recordingLogger();
let forums: ReplicaServer;
let portal: TestPortal;

beforeEach(async () => {
  forums = await startReplica();
  portal = await startTestPortal({ replicas: [forums.url], logger: log.logger });
  await portal.files.publish('forums', '1.1.0');
});

afterEach(async () => {
  await portal.stop();
  await forums.kill();
  log.lines.length = 0;
});

async function versions(from = portal): Promise<string[]> {
  const boot = (await (await fetch(`${from.url}/boot.json`)).json()) as BootDocument;
  return boot.modules.map(({ id, version }) => `${id} ${version}`);
}

const errors = () => log.lines.filter(({ level }) => level === 'error');

test('one changed line swaps the version, with no restart', async () => {
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
])('a registry of %j keeps the last good state and is logged once', async (text) => {
  await versions();
  await portal.files.write('registry.json', text);
  expect(await versions()).toEqual(['forums 1.0.0']);
  expect(await versions()).toEqual(['forums 1.0.0']);
  expect(errors()).toHaveLength(1);
  await portal.files.register({ forums: '1.1.0' });
  expect(await versions()).toEqual(['forums 1.1.0']);
});

test('an unknown version keeps the last good one of that module; the others go on', async () => {
  await versions();
  await portal.files.publish('clubs', '2.0.0');
  await portal.files.register({ forums: '9.9.9', clubs: '2.0.0' });
  expect(await versions()).toEqual(['forums 1.0.0', 'clubs 2.0.0']);
  expect(errors()).toEqual([expect.objectContaining({ module: 'forums', wanted: '9.9.9', kept: '1.0.0' })]);
  await portal.files.publish('forums', '9.9.9');
  expect(await versions()).toEqual(['forums 9.9.9', 'clubs 2.0.0']);
});

test('a module that never had a good release is left out', async () => {
  await portal.files.register({ forums: '1.0.0', clubs: '1.0.0' });
  expect(await versions()).toEqual(['forums 1.0.0']);
  await portal.files.register({});
  expect(await versions()).toEqual([]);
});

test('a release that is another one, breaks the contract or lacks its files is not served', async () => {
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
  let server: Server;
  let origin: string;
  let title = 'forums';

  beforeEach(async () => {
    title = 'forums';
    server = createServer((_, response) => {
      const release = releaseOf(title, '0.0.0-dev');
      response.end(JSON.stringify(release));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('its module is served from there, and the policy lets the page have it', async () => {
    await portal.files.register({ forums: origin });
    const boot = (await (await fetch(`${portal.url}/boot.json`)).json()) as BootDocument;
    expect(boot.modules).toMatchObject([
      { entry: `${origin}/remoteEntry.000-dev.js`, js: [`${origin}/module.js`], integrity: {}, development: true },
    ]);
    const policy = (await fetch(portal.url)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(new RegExp(`script-src [^;]*${origin};`));
    expect(policy).toMatch(new RegExp(`connect-src [^;]*${origin} ${origin.replace('http', 'ws')};`));

    await portal.files.register({ forums: '1.0.0' });
    await versions();
    expect((await fetch(portal.url)).headers.get('content-security-policy')).not.toContain(origin);
  });

  test('one that is down or serves another module keeps the last good state', async () => {
    await versions();
    title = 'clubs';
    await portal.files.register({ forums: origin });
    expect(await versions()).toEqual(['forums 1.0.0']);
    await portal.files.register({ forums: 'http://127.0.0.1:9' });
    expect(await versions()).toEqual(['forums 1.0.0']);
  });

  test('in production it does not count', async () => {
    const strict = await startTestPortal({ replicas: [forums.url], env: { NODE_ENV: 'production' } });
    await strict.files.register({ forums: origin });
    expect(await versions(strict)).toEqual([]);
    await strict.stop();
  });
});
