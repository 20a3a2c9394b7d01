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
  const fetchFile = options.fetch ?? globalThis.fetch.bind(globalThis);
  const document = createDocumentInUse(boot, options.member ?? noMember);
  let etag: string | null = null;
  let running: Promise<void> | undefined;
  let isRefreshed = false;

  const refresh = async () => {
    const response = await fetchBoot(fetchFile, etag);
    if (response.status === 304) return;
    const newer = parseBoot(await response.json());
    etag = response.headers.get('etag');
    document.arrive(newer);
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
    revalidate() {
      isRefreshed = true;
      running ??= refresh()
        .catch((error: unknown) => options.report?.('The list of modules could not be refreshed', error))
        .finally(() => (running = undefined));
      return running;
    },
    preload(pathname) {
      const match = find(pathname);
      if (match) loader.load(match.release);
    },
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
