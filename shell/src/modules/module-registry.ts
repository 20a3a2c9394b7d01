import type { BootDocument } from '@seed/contracts/boot';
import { parseBoot } from '../boot/read-boot.ts';
import { findModule, type ModuleMatch } from './find-module.ts';
import { createModuleLoader, type ModuleLoader } from './module-loader.ts';

/** What the shell knows of modules at run time; nothing of it is known when the shell is built. */
export interface ModuleRegistry {
  readonly loader: ModuleLoader;
  /** The newest boot document; the same object until something has changed. */
  current(): BootDocument;
  /** Calls back after each change of the boot document; answers the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** The module that answers a path; the longest route prefix wins. */
  find(pathname: string): ModuleMatch | undefined;
  /** Asks the gateway for a newer boot document. Never rejects: without an answer the current one stays. */
  revalidate(): Promise<void>;
  /** Starts to load the module of a path, so that showing it later needs no request. */
  warm(pathname: string): void;
}

export interface RegistryOptions {
  readonly loader?: ModuleLoader;
  readonly fetch?: typeof fetch;
  report?(message: string, error: unknown): void;
}

const bootUrl = '/boot.json';
const revalidateBudgetMs = 5000;

/** @param boot the boot document that came with the page */
export function createModuleRegistry(boot: BootDocument, options: RegistryOptions = {}): ModuleRegistry {
  const loader = options.loader ?? createModuleLoader();
  const download = options.fetch ?? globalThis.fetch.bind(globalThis);
  const listeners = new Set<() => void>();
  let document = boot;
  let etag: string | null = null;
  let running: Promise<void> | undefined;

  const refresh = async () => {
    const answer = await askForBoot(download, etag);
    if (answer.status === 304) return;
    const next = parseBoot(await answer.json());
    etag = answer.headers.get('etag');
    if (JSON.stringify(next) === JSON.stringify(document)) return;
    document = next;
    for (const listener of listeners) listener();
  };

  const find = (pathname: string) => findModule(document.modules, pathname);
  return {
    loader,
    current: () => document,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find,
    revalidate() {
      running ??= refresh()
        .catch((error: unknown) => options.report?.('The list of modules could not be refreshed', error))
        .finally(() => (running = undefined));
      return running;
    },
    warm(pathname) {
      const match = find(pathname);
      if (match) loader.load(match.release);
    },
  };
}

async function askForBoot(download: typeof fetch, etag: string | null): Promise<Response> {
  const answer = await download(bootUrl, {
    cache: 'no-store',
    headers: etag === null ? {} : { 'if-none-match': etag },
    signal: AbortSignal.timeout(revalidateBudgetMs),
  });
  if (!answer.ok && answer.status !== 304) throw new Error(`${bootUrl} answered ${answer.status}`);
  return answer;
}
