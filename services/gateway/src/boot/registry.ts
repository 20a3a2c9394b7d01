import type { BootCanary, BootModule, BootSwitchedOff } from '@seed/contracts/boot';
import type { Logger } from '@seed/service-kit/logger';
import { onceUntilChanged } from '../once-until-changed.ts';
import type { ReadRegistry } from './registry-file.ts';
import type { ReleaseSource } from './release-source.ts';
import { canariesOf, type Rollouts, switchedOff } from './rollouts.ts';

export interface Registry {
  /** Reads the modules of the file. It is read each time, because it is small and an edit takes effect at once. */
  modules(): Promise<readonly BootModule[]>;
  /** The modules of the last reading. */
  readonly last: readonly BootModule[];
  /** False while the file cannot be read or parsed. */
  readonly isReadable: boolean;
  /** The id of the release set of the last reading, if the registry of releases is followed. */
  readonly set: number | undefined;
  /** The modules of the last reading of which no release can be served. */
  readonly missing: readonly string[];
  /** The canaries of the last reading. */
  readonly canaries: readonly BootCanary[];
  /** The modules of the last reading that are switched off; `last` has none of them. */
  readonly off: readonly BootSwitchedOff[];
}

export interface RegistryOptions {
  readonly readRegistry: ReadRegistry;
  readonly releases: ReleaseSource;
  readonly log: Logger;
  /** Whether development servers count as sources. */
  readonly allowDevelopment: boolean;
  /** Why the live portal cannot run a release; undefined if it can. */
  refusalOf(module: BootModule): string | undefined;
}

type State = Omit<Registry, 'modules'>;

/** The modules of the portal. While the file or a release is wrong, members get the last good state. */
export function createRegistry({ readRegistry, ...options }: RegistryOptions): Registry {
  const { loadModule, loadCanary } = moduleLoader(options);
  let state: State = { last: [], missing: [], canaries: [], off: [], isReadable: false, set: undefined };
  let running: Promise<readonly BootModule[]> | undefined;

  async function refresh(): Promise<readonly BootModule[]> {
    const { modules, fallbacks = {}, isGood, set, ...rollouts } = await readRegistry();
    const wanted = Object.entries(modules);
    const found = await Promise.all(
      wanted.map(([id, source]) => {
        const before = state.last.find((module) => module.id === id);
        return loadModule(id, source, { before, fallbacks: fallbacks[id] ?? [] });
      }),
    );
    const served = found.filter((module) => module !== undefined);
    const canaries = await canariesOf(rollouts, loadCanary);
    state = { ...withoutSwitchedOff(modules, served, rollouts.off), canaries, isReadable: isGood, set };
    return state.last;
  }

  return {
    modules: () => (running ??= refresh().finally(() => (running = undefined))),
    get last() {
      return state.last;
    },
    get missing() {
      return state.missing;
    },
    get canaries() {
      return state.canaries;
    },
    get off() {
      return state.off;
    },
    get isReadable() {
      return state.isReadable;
    },
    get set() {
      return state.set;
    },
  };
}

/** Divides the modules into those that are served, missing and switched off. */
function withoutSwitchedOff(wanted: object, served: readonly BootModule[], switches: Rollouts['off']) {
  const off = switchedOff(switches, served);
  const isOff = (id: string) => off.some((module) => module.id === id);
  const last = served.filter(({ id }) => !isOff(id));
  const missing = Object.keys(wanted).filter((id) => !isOff(id) && !last.some((module) => module.id === id));
  return { last, missing, off };
}

/** Finds a module's release; the previous one while there is no valid one. */
function moduleLoader({ releases, log, allowDevelopment, refusalOf }: Omit<RegistryOptions, 'readRegistry'>) {
  const once = onceUntilChanged();
  const load = async (id: string, source: string): Promise<BootModule> => {
    if (!source.startsWith('http')) return releases.published(id, source);
    if (!allowDevelopment) throw new Error('In production a module is a published version, not a development server');
    return releases.development(id, new URL(source).origin);
  };
  const loadGood = async (id: string, source: string): Promise<BootModule> => {
    const module = await load(id, source);
    const refusal = refusalOf(module);
    if (refusal !== undefined) throw new Error(refusal);
    return module;
  };

  /** The first of the versions before that can be served now; its key may have been revoked meanwhile. */
  const loadBefore = async (id: string, { before, fallbacks }: Before): Promise<BootModule | undefined> => {
    if (before?.development === true) return refusalOf(before) === undefined ? before : undefined;
    for (const version of [...(before === undefined ? [] : [before.version]), ...fallbacks]) {
      const found = await loadGood(id, version).catch(() => undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  };

  const loadModule = async (id: string, source: string, candidates: Before): Promise<BootModule | undefined> => {
    try {
      const module = await loadGood(id, source);
      once(id, module.version, () => log.info({ module: id, version: module.version }, 'the module is served'));
      return module;
    } catch (error) {
      const kept = await loadBefore(id, candidates);
      const facts = { err: error, module: id, wanted: source, kept: kept?.version };
      const report = () => log.error(facts, 'the release cannot be served: the last good one is kept');
      once(id, source + String(error) + String(kept?.version), report);
      return kept;
    }
  };

  return { loadModule, loadCanary: canaryLoader(loadGood, log) };
}

/** Finds a canary's release; undefined while it cannot be served. */
function canaryLoader(loadGood: (id: string, version: string) => Promise<BootModule>, log: Logger) {
  const once = onceUntilChanged();
  return async (id: string, version: string): Promise<BootModule | undefined> => {
    try {
      return await loadGood(id, version);
    } catch (error) {
      const report = () =>
        log.error({ err: error, module: id, version }, 'the canary cannot be served: all get stable');
      once(id, version + String(error), report);
      return undefined;
    }
  };
}

/** The versions that may be served while the wanted release cannot be. */
interface Before {
  readonly before: BootModule | undefined;
  readonly fallbacks: readonly string[];
}
