import { readFile } from 'node:fs/promises';
import type { BootModule } from '@seed/contracts/boot';
import { type ModuleRegistry, moduleRegistry } from '@seed/contracts/module-release';
import type { Logger } from '@seed/service-kit/logger';
import type { ReleaseSource } from './release-source.ts';

export interface Registry {
  /** The modules as the file has them now. It is read each time, because it is small and an edit counts at once. */
  modules(): Promise<readonly BootModule[]>;
  /** The modules as they were the last time. */
  readonly last: readonly BootModule[];
  /** False while the file cannot be read or understood. */
  readonly isReadable: boolean;
}

export interface RegistryOptions {
  readonly file: string;
  readonly releases: ReleaseSource;
  readonly log: Logger;
  /** Development servers count as sources. */
  readonly allowDevelopment: boolean;
}

/** Which modules the portal has. Whatever is wrong with the file or a release, members keep the last good state. */
export function createRegistry({ file, releases, log, allowDevelopment }: RegistryOptions): Registry {
  const readEntries = registryFile(file, log);
  const loadModule = moduleLoader({ releases, log, allowDevelopment });
  let last: readonly BootModule[] = [];
  let isReadable = false;
  let running: Promise<readonly BootModule[]> | undefined;

  async function refresh(): Promise<readonly BootModule[]> {
    const { entries, isGood } = await readEntries();
    isReadable = isGood;
    const found = await Promise.all(
      Object.entries(entries).map(([id, source]) =>
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

/** Reads the file's lines; those of before while it is broken or half-written. */
function registryFile(file: string, log: Logger) {
  const once = onceUntilChanged();
  let entries: ModuleRegistry['modules'] = {};
  return async () => {
    try {
      entries = moduleRegistry.parse(JSON.parse(await readFile(file, 'utf8'))).modules;
      once('registry', 'good', () => log.info({ modules: entries }, 'the registry was read'));
      return { entries, isGood: true };
    } catch (error) {
      const report = () => log.error({ err: error }, 'the registry cannot be read: the last state is kept');
      once('registry', String(error), report);
      return { entries, isGood: false };
    }
  };
}

/** Finds a module's release; the one of before while there is no good one. */
function moduleLoader({ releases, log, allowDevelopment }: Omit<RegistryOptions, 'file'>) {
  const once = onceUntilChanged();
  const load = async (id: string, source: string): Promise<BootModule> => {
    if (!source.startsWith('http')) return releases.published(id, source);
    if (!allowDevelopment) throw new Error('In production a module is a published version, not a development server');
    return releases.development(id, new URL(source).origin);
  };
  return async (id: string, source: string, before: BootModule | undefined): Promise<BootModule | undefined> => {
    try {
      const module = await load(id, source);
      once(id, module.version, () => log.info({ module: id, version: module.version }, 'the module is served'));
      return module;
    } catch (error) {
      const facts = { err: error, module: id, wanted: source, kept: before?.version };
      const report = () => log.error(facts, 'the release cannot be served: the last good one is kept');
      once(id, source + String(error), report);
      return before;
    }
  };
}

/** Reports a subject's state when it differs from the one before, so a lasting problem is one line, not one a page view. */
function onceUntilChanged() {
  const reported = new Map<string, string>();
  return (subject: string, state: string, report: () => void) => {
    if (reported.get(subject) === state) return;
    reported.set(subject, state);
    report();
  };
}
