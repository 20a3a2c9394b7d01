import type { BootModule } from '@seed/contracts/boot';
import type { Logger } from '@seed/service-kit/logger';
import { onceUntilChanged } from '../once-until-changed.ts';
import type { ReadRegistry } from './registry-file.ts';
import type { ReleaseSource } from './release-source.ts';

export interface Registry {
  /** Reads the modules of the file. It is read each time, because it is small and an edit takes effect at once. */
  modules(): Promise<readonly BootModule[]>;
  /** The modules of the last reading. */
  readonly last: readonly BootModule[];
  /** False while the file cannot be read or parsed. */
  readonly isReadable: boolean;
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

/** The modules of the portal. While the file or a release is wrong, members get the last good state. */
export function createRegistry({ readRegistry, ...options }: RegistryOptions): Registry {
  const loadModule = moduleLoader(options);
  let last: readonly BootModule[] = [];
  let isReadable = false;
  let running: Promise<readonly BootModule[]> | undefined;

  async function refresh(): Promise<readonly BootModule[]> {
    const { modules, isGood } = await readRegistry();
    isReadable = isGood;
    const found = await Promise.all(
      Object.entries(modules).map(([id, source]) =>
        loadModule(
          id,
          source,
          last.find((module) => module.id === id),
        ),
      ),
    );
    last = found.filter((module) => module !== undefined);
    return last;
  }

  return {
    modules() {
      running ??= refresh().finally(() => {
        running = undefined;
      });
      return running;
    },
    get last() {
      return last;
    },
    get isReadable() {
      return isReadable;
    },
  };
}

/** Finds a module's release; the previous one while there is no valid one. */
function moduleLoader({ releases, log, allowDevelopment, refusalOf }: Omit<RegistryOptions, 'readRegistry'>) {
  const once = onceUntilChanged();
  const load = async (id: string, source: string): Promise<BootModule> => {
    if (!source.startsWith('http')) return releases.published(id, source);
    if (!allowDevelopment) throw new Error('In production a module is a published version, not a development server');
    return releases.development(id, new URL(source).origin);
  };
  return async (id: string, source: string, before: BootModule | undefined): Promise<BootModule | undefined> => {
    try {
      const module = await load(id, source);
      const refusal = refusalOf(module);
      if (refusal !== undefined) throw new Error(refusal);
      once(id, module.version, () => log.info({ module: id, version: module.version }, 'the module is served'));
      return module;
    } catch (error) {
      const kept = before !== undefined && refusalOf(before) === undefined ? before : undefined;
      const facts = { err: error, module: id, wanted: source, kept: kept?.version };
      const report = () => log.error(facts, 'the release cannot be served: the last good one is kept');
      once(id, source + String(error), report);
      return kept;
    }
  };
}
