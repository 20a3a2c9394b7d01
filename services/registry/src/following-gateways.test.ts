import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keyListType } from '@seed/contracts/key-list';
import { aRelease, done, moved, newModule, publisherOf, type TestTeam } from './testing/factories.ts';
import { gatewayProcess, type GatewayProcess } from './testing/gateway-process.ts';
import { registryUnderTest, type RegistryUnderTest } from './testing/registry-under-test.ts';
import { type Signer, signer } from './testing/signer.ts';

const api = '/api/v1/registry';

interface SignedPortal extends AsyncDisposable {
  readonly registry: RegistryUnderTest;
  readonly root: Signer;
  readonly team: TestTeam;
  /** Starts a gateway, with the data of the one of the same name before. */
  gateway(name: string): Promise<GatewayProcess>;
  dataOf(name: string): string;
  stopRegistry(): Promise<void>;
}

/** A registry with a root key, a team whose key it has signed, and a folder for gateways. */
async function signedPortal(): Promise<SignedPortal> {
  const root = await signer();
  const registry = await registryUnderTest(undefined, {}, [root.publicKey]);
  const folder = await mkdtemp(join(tmpdir(), 'seed-gateways-'));
  const key = await signer();
  await done(registry.as('ana').post(`${api}/modules`, newModule({ id: 'notices' })));
  await done(pin(registry, await listOf(root, 1, [key])));
  const team = { module: 'notices', signer: key, client: await publisherOf(registry, 'notices') };
  let stopping: Promise<void> | undefined;
  const stopRegistry = () => (stopping ??= registry.stop());
  const dataOf = (name: string) => join(folder, name);
  return {
    registry,
    root,
    team,
    dataOf,
    async gateway(name) {
      return gatewayProcess({ registry: registry.url, rootKey: root.publicKey, dataDir: await folderAt(dataOf(name)) });
    },
    stopRegistry,
    async [Symbol.asyncDispose]() {
      await stopRegistry();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function folderAt(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  return path;
}

function listOf(root: Signer, version: number, keys: readonly Signer[]): Promise<string> {
  return root.sign({ module: 'notices', version, keys: keys.map((key) => key.publicKey) }, { typ: keyListType });
}

function pin(registry: RegistryUnderTest, keyList: string) {
  return registry.as('ana').put(`${api}/modules/notices/key-list`, { keyList, reason: 'The key of the team' });
}

/** Resolves to the milliseconds until the gateway serves the version; undefined for none. */
async function untilServed(gateway: GatewayProcess, version: string | undefined): Promise<number> {
  const started = performance.now();
  while ((await gateway.versions())['notices'] !== version) {
    if (performance.now() - started > 20_000) throw new Error(`The gateway never served ${version}`);
    await wait(10);
  }
  return performance.now() - started;
}

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
  expect((await pin(registry, await listOf(next.signer, 2, [next.signer]))).status).toBe(400);
  expect((await pin(registry, await listOf(root, 1, [next.signer]))).status).toBe(409);
  await done(pin(registry, await listOf(root, 2, [next.signer])));
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
