/** A lazy chunk with the federation runtime and the shared libraries. */
import type { BootModule } from '@seed/contracts/boot';
import { containerName } from '@seed/contracts/container-name';
import { createInstance, getInstance } from '@module-federation/enhanced/runtime';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { attachShareScopeMap, bundlerRuntime } from './bundler-runtime.ts';
import { loadScript, loadStyle } from './load-files.ts';
import { allowRelease, createEntryScript, loadLazyIntegrity, preloadExposed } from './release-files.ts';
import { type SharedLibrary, sharedLibraries } from './shared-libraries.ts';

const runtime = { init: initContainer };

/** The part of the runtime's core that the entries of releases use which bring the rest of the runtime (`@seed/build` 1.5 and before). */
const runtimeCore = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers: {},
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

// Modules are built without the code of the runtime, and read it from these globals.
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: {
    createFederation,
    loadScript,
    loadStyle,
    // Containers of earlier builds take these.
    attachShareScopeMap,
    bundlerRuntime,
    runtime,
  },
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_RUNTIME_CORE_FROM: { name: 'shell', version: runtimeVersion() },
});

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(sharedLibraries.map((library) => [library.name, loadedAgain(library)])),
  plugins: [
    {
      name: 'releases',
      createScript: ({ url }) => createEntryScript(url),
      beforeInitContainer: (options) => ({
        ...options,
        shareScope: scopeFor(options.remoteInfo.name, options.shareScope),
      }),
    },
  ],
});

/** A library that could not be loaded is loaded again when it is needed next; the federation runtime would keep the failure. */
function loadedAgain({ name, ...library }: SharedLibrary) {
  if (!('get' in library) || !library.get) return library;
  const load = library.get;
  const get = () =>
    Promise.resolve(load()).catch((error: unknown) => {
      for (const shared of Object.values(federation.shareScopeMap['default']?.[name] ?? {})) shared.loading = null;
      throw error;
    });
  return { ...library, get };
}

/** Creates what the entry of a container copies into its `__webpack_require__.federation`: shared code, and state of its own. */
function createFederation() {
  return {
    runtime,
    instance: undefined,
    initOptions: undefined,
    attachShareScopeMap,
    bundlerRuntime: { ...bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  };
}

/**
 * Creates the instance of a container, or takes that of its first evaluation. The library's own `init` would return the
 * shell's instance, because it looks for the identity of the build that it is in.
 */
function initContainer(options: Parameters<typeof createInstance>[0]): ReturnType<typeof createInstance> {
  const known = getInstance((instance) => instance.options.name === options.name);
  if (known === null) return createInstance({ ...options, id: '' });
  known.initOptions(options);
  return known;
}

/** The libraries that each module loads from its own release, by the name of its container. */
const ownLibraries = new Map<string, readonly string[]>();

/** The libraries that the shell shares with a module. A scope of its own keeps its copies from the other modules. */
function scopeFor<Scope extends object>(container: string, scope: Scope): Scope {
  const own = ownLibraries.get(container) ?? [];
  if (own.length === 0) return scope;
  return Object.fromEntries(Object.entries(scope).filter(([library]) => !own.includes(library))) as Scope;
}

export interface ExposedModule {
  readonly release: BootModule;
  /** `./module`, or the name of an extension. */
  readonly expose: string;
  /** Whether the container is loaded and its code evaluated again, also after a failure. */
  readonly force: boolean;
}

/** Loads what a release exposes under a name. */
export async function loadExposedModule({ release, expose, force }: ExposedModule): Promise<unknown> {
  const entry = allowRelease(release, force);
  preloadExposed(release, expose);
  // Its code may load any of its files as soon as it runs.
  await loadLazyIntegrity(release);
  const name = containerName(release);
  ownLibraries.set(name, release.ownLibraries ?? []);
  federation.registerRemotes([{ name, entry, entryGlobalName: name }], { force });
  return federation.loadRemote(`${name}/${expose.replace('./', '')}`);
}

declare const FEDERATION_RUNTIME_VERSION: string;

function runtimeVersion(): string {
  return FEDERATION_RUNTIME_VERSION;
}
