import { readFile } from 'node:fs/promises';
import type { BootModule } from '@seed/contracts/boot';
import { type ModuleRegistry, moduleRegistry } from '@seed/contracts/module-release';
import type { Logger } from '@seed/service-kit/logger';
import type { ReleaseSource } from './release-source.ts';

export interface Registry {
  /** The modules as the file has them now. Read anew each time: one small file, and an edit counts at once. */
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
  let entries: ModuleRegistry['modules'] = {};
  let last: readonly BootModule[] = [];
  let isReadable = false;
  let running: Promise<readonly BootModule[]> | undefined;
  const once = onceUntilChanged();

  async function refresh(): Promise<readonly BootModule[]> {
    try {
      entries = moduleRegistry.parse(JSON.parse(await readFile(file, 'utf8'))).modules;
      isReadable = true;
      once('registry', 'good', () => log.info({ modules: entries }, 'the registry was read'));
    } catch (error) {
      isReadable = false;
      once('registry', String(error), () =>
        log.error({ err: error }, 'the registry cannot be read: the last state is kept'),
      );
    }
    const found = await Promise.all(Object.entries(entries).map(([id, source]) => resolve(id, source)));
    last = found.filter((module) => module !== undefined);
    return last;
  }

  async function resolve(id: string, source: string): Promise<BootModule | undefined> {
    try {
      const module = await load(id, source);
      once(id, module.version, () => log.info({ module: id, version: module.version }, 'the module is served'));
      return module;
    } catch (error) {
      const kept = last.find((module) => module.id === id);
      const facts = { err: error, module: id, wanted: source, kept: kept?.version };
      once(id, source + String(error), () =>
        log.error(facts, 'the release cannot be served: the last good one is kept'),
      );
      return kept;
    }
  }

  async function load(id: string, source: string): Promise<BootModule> {
    if (!source.startsWith('http')) return releases.published(id, source);
    if (!allowDevelopment) throw new Error('In production a module is a published version, not a development server');
    return releases.development(id, new URL(source).origin);
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

/** Tells a subject's state when it is another than before: a lasting problem is one line, not one a page view. */
function onceUntilChanged() {
  const told = new Map<string, string>();
  return (subject: string, state: string, tell: () => void) => {
    if (told.get(subject) === state) return;
    told.set(subject, state);
    tell();
  };
}
