import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { aRelease, done, moved } from './testing/factories.ts';
import { eventually, keyListOf, pin, signedPortal, untilServed } from './testing/signed-portal.ts';
import { signer } from './testing/signer.ts';

const api = '/api/v1/registry';

test('a move is live at two gateways, which are killed and restarted without the registry', async () => {
  await using portal = await signedPortal();
  const { team } = portal;
  await aRelease(team, '1.0.0');
  await moved(team.client, 'stable', { notices: '1.0.0' });
  await using one = await portal.gateway('one');
  await using other = await portal.gateway('other');
  await Promise.all([untilServed(one, '1.0.0'), untilServed(other, '1.0.0')]);
  const times: number[] = [];
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']) {
    await aRelease(team, version);
    await moved(team.client, 'stable', { notices: version });
    times.push(...(await Promise.all([untilServed(one, version), untilServed(other, version)])));
    await moved(team.client, 'stable', { notices: '1.0.0' });
    times.push(...(await Promise.all([untilServed(one, '1.0.0'), untilServed(other, '1.0.0')])));
  }
  const sorted = times.map(Math.round).toSorted((first, second) => first - second);
  process.stdout.write(`from a move to /boot.json of a gateway, ms: ${JSON.stringify(sorted)}\n`);
  await one.kill();
  await portal.stopRegistry();
  await using restarted = await portal.gateway('one');
  expect(await restarted.versions()).toEqual({ notices: '1.0.0' });
}, 120_000);

test('a revoked key is honoured by every gateway, and a rotated key needs the root key', async () => {
  await using portal = await signedPortal();
  const { registry, root, team } = portal;
  await aRelease(team, '1.0.0');
  await moved(team.client, 'stable', { notices: '1.0.0' });
  await using gateway = await portal.gateway('one');
  await untilServed(gateway, '1.0.0');
  const revocation = `${api}/modules/notices/keys/${team.signer.kid}/revocation`;
  await done(registry.as('ana').post(revocation, { reason: 'It leaked' }));
  await untilServed(gateway, undefined);
  const next = { ...team, signer: await signer() };
  expect((await pin(registry, await keyListOf(next.signer, 2, [next.signer]))).status).toBe(400);
  expect((await pin(registry, await keyListOf(root, 1, [next.signer]))).status).toBe(409);
  await done(pin(registry, await keyListOf(root, 2, [next.signer])));
  await aRelease(next, '1.1.0');
  await moved(team.client, 'stable', { notices: '1.1.0' });
  await untilServed(gateway, '1.1.0');
}, 120_000);

test('with a root key an Admin alone pins no key, and a key of no list signs nothing', async () => {
  await using portal = await signedPortal();
  const { registry, team } = portal;
  const stranger = await signer();
  const key = { publicKey: stranger.publicKey, reason: 'A key without the root key' };
  expect((await registry.as('ana').post(`${api}/modules/notices/keys`, key)).status).toBe(409);
  await expect(aRelease({ ...team, signer: stranger }, '1.0.0')).rejects.toThrow("is none of the team's");
});

test('a gateway that is killed while it fetches leaves nothing half, and serves the release after its restart', async () => {
  await using portal = await signedPortal();
  const { team } = portal;
  await aRelease(team, '1.0.0');
  await moved(team.client, 'stable', { notices: '1.0.0' });
  await using gateway = await portal.gateway('one');
  await untilServed(gateway, '1.0.0');
  const files = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`text-${n}.txt`, `${n}`.repeat(20_000)]));
  await aRelease(team, '1.1.0', { files });
  const downloads = join(portal.dataOf('one'), 'verified-releases/downloads');
  await moved(team.client, 'stable', { notices: '1.1.0' });
  const started = performance.now();
  while ((await readdir(downloads).catch((): string[] => [])).length === 0 && performance.now() - started < 5000);
  await gateway.kill();
  const kept = await readdir(join(portal.dataOf('one'), 'verified-releases/modules/notices'));
  expect(kept).toEqual(['1.0.0']);
  await using restarted = await portal.gateway('one');
  expect((await restarted.versions())['notices']).toBe('1.0.0');
  await untilServed(restarted, '1.1.0');
}, 120_000);

test('a gateway with two workers follows moves, and each of them serves the files', async () => {
  await using portal = await signedPortal();
  const { team } = portal;
  await aRelease(team, '1.0.0');
  await moved(team.client, 'stable', { notices: '1.0.0' });
  await using gateway = await portal.gateway('one', { env: { WORKERS: '2' } });
  await untilServed(gateway, '1.0.0');
  await aRelease(team, '1.1.0');
  await moved(team.client, 'stable', { notices: '1.1.0' });
  await untilServed(gateway, '1.1.0');
  // Each request has a connection of its own, so both workers get some.
  const headers = { Connection: 'close' };
  await eventually(async () => {
    const pages = await Promise.all(Array.from({ length: 12 }, () => gateway.versions()));
    return pages.every((versions) => versions['notices'] === '1.1.0');
  }, 'both workers serve the new release');
  const url = `${gateway.url}/m/notices/1.1.0/main.js`;
  const responses = await Promise.all(Array.from({ length: 12 }, () => fetch(url, { headers })));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
}, 120_000);

test('a gateway that cannot write a release keeps the last good one, logs the reason, and gets it when it can', async () => {
  await using portal = await signedPortal();
  const { team } = portal;
  await aRelease(team, '1.0.0');
  await aRelease(team, '1.1.0', { files: { 'large.txt': 'x'.repeat(2_000_000) } });
  await moved(team.client, 'stable', { notices: '1.0.0' });
  {
    // A limit of the size of files fails a write as a full disk does, and needs no disk of its own.
    await using full = await portal.gateway('one', { largestFileKB: 1000 });
    await untilServed(full, '1.0.0');
    await moved(team.client, 'stable', { notices: '1.1.0' });
    await eventually(async () => (await full.metrics()).includes('reason="storage"'), 'the metrics count the failure');
    expect(await full.versions()).toEqual({ notices: '1.0.0' });
    expect((await fetch(`${full.url}/m/notices/1.0.0/main.js`)).status).toBe(200);
    expect((await full.logged('a release is refused')).join()).toContain('EFBIG');
  }
  await using roomy = await portal.gateway('one');
  await untilServed(roomy, '1.1.0');
}, 120_000);
