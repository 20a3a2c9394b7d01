/** The lazy chunk: federation runtime, shared libraries and single-spa. Nothing of it is on the first page. */
import type { BootModule } from '@seed/contracts/boot';
import { containerName } from '@seed/contracts/container-name';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { admitRelease, createEntryScript } from './script-guard.ts';
import { sharedLibraries } from './shared-libraries.ts';

// Never call single-spa's `start()`: it patches the history and sends popstate events of its own. Parcels need none.
export { mountRootParcel } from 'single-spa';

// Remotes are built without a runtime core and find it under these names.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: 'shell', version: runtimeVersion() },
});

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(sharedLibraries.map(({ name, ...library }) => [name, library])),
  plugins: [{ name: 'script-guard', createScript: ({ url }) => createEntryScript(url) }],
});

/**
 * What a release exposes as `./module`.
 * @param force loads the container anew and evaluates its code again, also after a failure
 */
export async function loadExposedModule(release: BootModule, force: boolean): Promise<unknown> {
  const entry = admitRelease(release, force);
  const name = containerName(release);
  federation.registerRemotes([{ name, entry, entryGlobalName: name }], { force });
  return federation.loadRemote(`${name}/module`);
}

declare const FEDERATION_RUNTIME_VERSION: string;

function runtimeVersion(): string {
  return FEDERATION_RUNTIME_VERSION;
}
