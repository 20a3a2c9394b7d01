import { setTimeout as wait } from 'node:timers/promises';
import type { BootDocument } from '@seed/contracts/boot';
import { recordingLogger } from '@seed/service-kit/testing/silent-logger';
import type { ReleaseRegistry } from './release-registry.ts';
import { startTestPortal } from './test-portal.ts';

/** A gateway that follows the registry of a test. */
export async function followingPortal({ url, root }: ReleaseRegistry, env: Record<string, string> = {}) {
  const { logger, lines } = recordingLogger();
  const portal = await startTestPortal({
    replicas: ['http://127.0.0.1:9'],
    logger,
    env: { REGISTRY_URL: url, RELEASE_ROOT_KEYS: root.publicKey, ...env },
  });
  return { ...portal, lines, ...bootOf(portal.url) };
}

/** The parts of a gateway that members get. */
export function bootOf(url: string) {
  const boot = async () => (await (await fetch(`${url}/boot.json`)).json()) as BootDocument;
  const versions = async () => (await boot()).modules.map(({ id, version }) => `${id} ${version}`);
  return {
    boot,
    versions,
    /** The digests of all files of a module, lazy ones included. */
    async digests(id: string): Promise<Record<string, string>> {
      const module = (await boot()).modules.find((live) => live.id === id);
      const lazy = await fetch(url + (module?.lazyIntegrity ?? ''));
      return { ...module?.integrity, ...((await lazy.json()) as Record<string, string>) };
    },
    file: async (path: string) => (await fetch(`${url}/m/${path}`)).status,
    /** Resolves when the gateway has these modules. */
    async until(...wanted: string[]): Promise<void> {
      await eventually(async () => (await versions()).join() === wanted.join(), `the modules are ${wanted.join()}`);
    },
  };
}

/** Resolves when the condition holds. */
export async function eventually(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 25_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It never happened that ${what}`);
    await wait(20);
  }
}
