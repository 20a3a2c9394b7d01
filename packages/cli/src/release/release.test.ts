import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { publishRelease } from '../testing/published-release.ts';
import { emptyFolder, portalBin, type Ran, runPortal } from '../testing/run-portal.ts';

async function aPortal() {
  const folder = await emptyFolder();
  const registry = join(folder, 'registry.json');
  const releases = join(folder, 'modules');
  const places = ['--registry', registry, '--releases', releases];
  const change = ['--reason', 'Because', '--by', 'maria', ...places];
  return {
    releases,
    registry,
    publish: (version: string) => publishRelease(releases, { id: 'notices', version }),
    read: (...words: string[]) => runPortal(folder, ...words, ...places),
    change: (...words: string[]) => runPortal(folder, ...words, ...change),
    content: async (): Promise<unknown> => JSON.parse(await readFile(registry, 'utf8')),
  };
}

const promotion = (version: string) => ['promote', version, '--module', 'notices'];

test('a release is promoted, replaced, rolled back twice and removed, and the log has every step', async () => {
  const portal = await aPortal();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await portal.publish(version);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    expect(await portal.change(...promotion(version))).toMatchObject({ exitCode: 0 });
  }
  expect(await portal.content()).toEqual({ modules: { notices: '1.2.0' } });
  const rollback = ['rollback', '--module', 'notices'];
  expect((await portal.change(...rollback)).stdout).toBe('notices is live as 1.1.0 again, instead of 1.2.0\n');
  expect((await portal.change(...rollback)).stdout).toBe('notices is live as 1.0.0 again, instead of 1.1.0\n');
  expect(await portal.change(...rollback)).toMatchObject({ exitCode: 3 });
  expect(await portal.change('remove', 'notices')).toMatchObject({ exitCode: 0 });
  expect(await portal.content()).toEqual({ modules: {} });
  const { changes } = JSON.parse((await portal.read('log', '--json')).stdout) as { changes: object[] };
  expect(changes).toHaveLength(6);
  expect(changes[1]).toMatchObject({ by: 'maria', reason: 'Because', action: 'promote', from: '1.0.0', to: '1.1.0' });
}, 60_000);

test('a rollback goes to the version that was live before, also to a higher number', async () => {
  const portal = await aPortal();
  for (const version of ['1.0.0', '1.1.0']) await portal.publish(version);
  await portal.change(...promotion('1.1.0'));
  await portal.change(...promotion('1.0.0'));
  const back = await portal.change('rollback', '--module', 'notices');
  expect(back.stdout).toBe('notices is live as 1.1.0 again, instead of 1.0.0\n');
}, 60_000);

test('a reader that ends early leaves no error', async () => {
  const line = `"${process.execPath}" "${portalBin}" --help`;
  const child = spawn('bash', ['-o', 'pipefail', '-c', `${line} | true; ${line} | head -1`]);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect(stderr).toBe('');
  expect(stdout).toContain('Usage: portal');
  expect(child.exitCode).toBe(0);
}, 60_000);

test('status lists the live version and all releases of each module', async () => {
  const portal = await aPortal();
  await portal.publish('1.0.0');
  await portal.publish('1.10.0');
  await portal.change(...promotion('1.0.0'));
  const { modules } = JSON.parse((await portal.read('status', '--json')).stdout) as { modules: object[] };
  expect(modules).toEqual([
    expect.objectContaining({ module: 'notices', live: '1.0.0', releases: ['1.10.0', '1.0.0'], by: 'maria' }),
  ]);
});

test('a service is registered and removed, and the rest of the file stays', async () => {
  const portal = await aPortal();
  await writeFile(portal.registry, JSON.stringify({ modules: { forums: '1.0.0' }, note: 'kept' }));
  await portal.change('service', 'add', 'notices', 'http://127.0.0.1:4200');
  expect(await portal.content()).toEqual({
    modules: { forums: '1.0.0' },
    note: 'kept',
    services: { notices: { urls: ['http://127.0.0.1:4200'] } },
  });
  expect(await portal.change('service', 'remove', 'notices')).toMatchObject({ exitCode: 0 });
  expect(await portal.change('service', 'remove', 'notices')).toMatchObject({ exitCode: 3 });
  expect(await portal.content()).toEqual({ modules: { forums: '1.0.0' }, note: 'kept', services: {} });
});

test('four concurrent promotions leave a valid file and one line of the log each', async () => {
  const portal = await aPortal();
  const versions = Array.from({ length: 4 }, (_, n) => `1.${n}.0`);
  await Promise.all(versions.map((version) => portal.publish(version)));
  const runs = await Promise.all(versions.map((version) => portal.change(...promotion(version))));
  expect(runs.map(({ exitCode }) => exitCode)).toEqual(versions.map(() => 0));
  const { changes } = JSON.parse((await portal.read('log', '--json')).stdout) as { changes: { to: string }[] };
  expect(changes.map(({ to }) => to).toSorted()).toEqual(versions);
  expect(await portal.content()).toEqual({ modules: { notices: changes.at(-1)?.to } });
}, 60_000);

const refused = (exitCode: number, message: RegExp) =>
  ({ exitCode, stdout: '', stderr: expect.stringMatching(message) as string }) satisfies Ran;

test('each refusal names the reason, has its exit code and changes nothing', async () => {
  const portal = await aPortal();
  const folder = await portal.publish('1.0.0');
  await portal.change(...promotion('1.0.0'));
  const before = await readFile(portal.registry, 'utf8');
  expect(await portal.change(...promotion('9.9.9'))).toEqual(refused(3, /no release 9\.9\.9 .* It has 1\.0\.0/));
  expect(await portal.change(...promotion('1.0.0'))).toEqual(refused(4, /is live already/));
  await portal.publish('1.1.0');
  expect(await portal.change(...promotion('1.1.0'), '--expect', '0.9.0')).toEqual(refused(4, /live as 1\.0\.0/));
  await publishRelease(portal.releases, { id: 'boards', version: '1.0.0', routes: ['/notices'] });
  const taken = await portal.change('promote', '1.0.0', '--module', 'boards');
  expect(taken).toEqual(refused(4, /\/notices belongs to notices \(notices team\)/));
  await writeFile(join(folder, 'remoteEntry.js'), 'tampered');
  await writeFile(portal.registry, before);
  expect(await portal.change('rollback', '--module', 'notices')).toEqual(refused(3, /no version of notices before/));
  expect(await readFile(portal.registry, 'utf8')).toBe(before);
  expect(await portal.read('status', '--portal', 'http://127.0.0.1:1')).toEqual(refused(5, /No portal responds/));
  await writeFile(portal.registry, '{"modules":');
  expect(await portal.read('status')).toEqual(refused(2, /not a valid registry file/));
}, 60_000);

test('a release whose file was changed is not promoted', async () => {
  const portal = await aPortal();
  const folder = await portal.publish('1.0.0');
  await writeFile(join(folder, 'remoteEntry.js'), 'tampered');
  expect(await portal.change(...promotion('1.0.0'))).toEqual(refused(4, /differs from what was built/));
});

test('with --json a failure is JSON too', async () => {
  const portal = await aPortal();
  const { exitCode, stdout } = await portal.change(...promotion('1.0.0'), '--json');
  expect(exitCode).toBe(3);
  expect(JSON.parse(stdout)).toEqual({
    error: { code: 'notFound', message: expect.stringContaining('1.0.0') as string },
  });
});
