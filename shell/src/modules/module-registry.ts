import type { BootDocument } from '@seed/contracts/boot';
import { parseBoot } from '../boot/read-boot.ts';
import { findModule, type ModuleMatch } from '@seed/contracts/find-module';
import { createDocumentInUse, type Holder, type MemberSource } from './document-in-use.ts';
import { createModuleLoader, type ModuleLoader } from './module-loader.ts';

/** The live modules, which the shell finds at run time. */
export interface ModuleRegistry {
  readonly loader: ModuleLoader;
  /** The boot document in use, with the member's own releases; the same object until it changes. */
  current(): BootDocument;
  /** Runs the listener after each change of the boot document. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Finds the module of a path by the longest route prefix. */
  find(pathname: string): ModuleMatch | undefined;
  /**
   * Fetches the boot document again. Never rejects: on an error the current one stays. A new one comes into use as a
   * whole, once nothing holds it.
   */
  revalidate(): Promise<void>;
  /** Does so after some milliseconds, at least in a later task, unless it is called again before. */
  revalidateIn(ms: number): void;
  /** Whether a request for a newer boot document has been sent since the page loaded. */
  isRefreshed(): boolean;
  /** Adds a reason to keep the document in use. Returns the function that removes it. */
  hold(holder: Holder): () => void;
  /** Uses a newer document if nothing holds it any more. */
  settle(): void;
  /** Starts to load the module of a path. */
  preload(pathname: string): void;
}

export interface RegistryOptions {
  readonly loader?: ModuleLoader;
  readonly member?: MemberSource;
  readonly fetch?: typeof fetch;
  report?(message: string, error: unknown): void;
}

const noMember: MemberSource = { current: () => undefined, subscribe: () => undefined };

const bootUrl = '/boot.json';
const revalidateBudgetMs = 5000;

/** @param boot the boot document from the page */
export function createModuleRegistry(boot: BootDocument, options: RegistryOptions = {}): ModuleRegistry {
  const loader = options.loader ?? createModuleLoader();
  const document = createDocumentInUse(boot, options.member ?? noMember);
  const fetchNewer = newerBoot(options.fetch ?? globalThis.fetch.bind(globalThis));
  let running: Promise<void> | undefined;
  let isRefreshed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = async () => {
    const newer = await fetchNewer();
    if (newer !== undefined) document.arrive(newer);
  };

  const revalidate = () => {
    isRefreshed = true;
    running ??= refresh()
      .catch((error: unknown) => options.report?.('The list of modules could not be refreshed', error))
      .finally(() => (running = undefined));
    return running;
  };

  const find = (pathname: string) => findModule(document.get().modules, pathname);
  return {
    loader,
    current: document.get,
    subscribe: document.subscribe,
    find,
    settle: document.settle,
    hold: document.hold,
    isRefreshed: () => isRefreshed,
    revalidate,
    revalidateIn(ms) {
      clearTimeout(timer);
      timer = setTimeout(() => void revalidate(), ms);
    },
    preload(pathname) {
      const match = find(pathname);
      if (match) loader.load(match.release);
    },
  };
}

/** Returns the function that fetches the boot document; it resolves to undefined if that has not changed since. */
function newerBoot(download: typeof fetch): () => Promise<BootDocument | undefined> {
  let etag: string | null = null;
  return async () => {
    const response = await fetchBoot(download, etag);
    if (response.status === 304) return undefined;
    const newer = parseBoot(await response.json());
    etag = response.headers.get('etag');
    return newer;
  };
}

async function fetchBoot(download: typeof fetch, etag: string | null): Promise<Response> {
  const response = await download(bootUrl, {
    cache: 'no-store',
    headers: etag === null ? {} : { 'if-none-match': etag },
    signal: AbortSignal.timeout(revalidateBudgetMs),
  });
  if (!response.ok && response.status !== 304) throw new Error(`${bootUrl} responded with ${response.status}`);
  return response;
}
