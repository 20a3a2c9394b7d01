import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keyListType } from '@seed/contracts/key-list';
import { done, newModule, publisherOf, type TestTeam } from './factories.ts';
import { type GatewayOptions, gatewayProcess, type GatewayProcess } from './gateway-process.ts';
import { registryUnderTest, type RegistryUnderTest } from './registry-under-test.ts';
import { type Signer, signer } from './signer.ts';

const api = '/api/v1/registry';

export interface SignedPortal extends AsyncDisposable {
  readonly registry: RegistryUnderTest;
  readonly root: Signer;
  readonly team: TestTeam;
  /** Starts a gateway, with the data of the one of the same name before. */
  gateway(name: string, options?: Partial<GatewayOptions>): Promise<GatewayProcess>;
  dataOf(name: string): string;
  stopRegistry(): Promise<void>;
}

/** A registry with a root key, a team whose key it has signed, and a folder for gateways. */
export async function signedPortal(): Promise<SignedPortal> {
  const root = await signer();
  const registry = await registryUnderTest(undefined, {}, [root.publicKey]);
  const folder = await mkdtemp(join(tmpdir(), 'seed-gateways-'));
  const key = await signer();
  await done(registry.as('ana').post(`${api}/modules`, newModule({ id: 'notices' })));
  await done(pin(registry, await keyListOf(root, 1, [key])));
  const team = { module: 'notices', signer: key, client: await publisherOf(registry, 'notices') };
  let stopping: Promise<void> | undefined;
  const stopRegistry = () => (stopping ??= registry.stop());
  const dataOf = (name: string) => join(folder, name);
  return {
    registry,
    root,
    team,
    dataOf,
    async gateway(name, options) {
      const dataDir = await folderAt(dataOf(name));
      return gatewayProcess({ registry: registry.url, rootKey: root.publicKey, dataDir, ...options });
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

export function keyListOf(root: Signer, version: number, keys: readonly Signer[]): Promise<string> {
  return root.sign({ module: 'notices', version, keys: keys.map((key) => key.publicKey) }, { typ: keyListType });
}

export function pin(registry: RegistryUnderTest, keyList: string) {
  return registry.as('ana').put(`${api}/modules/notices/key-list`, { keyList, reason: 'The key of the team' });
}

/** Resolves to the milliseconds until the gateway serves the version; undefined for none. */
export async function untilServed(gateway: GatewayProcess, version: string | undefined): Promise<number> {
  const started = performance.now();
  while ((await gateway.versions())['notices'] !== version) {
    if (performance.now() - started > 40_000) throw new Error(`The gateway never served ${version}`);
    await wait(10);
  }
  return performance.now() - started;
}

/** Resolves when the condition holds; the deadline is for machines that are busy. */
export async function eventually(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > 60_000) throw new Error(`Never: ${what}`);
    await wait(50);
  }
}
