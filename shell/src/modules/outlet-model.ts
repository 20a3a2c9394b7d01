import type { BootDocument, BootModule } from '@seed/contracts/boot';
import { findModule, type ModuleMatch } from '@seed/contracts/find-module';
import { isBelow } from '@seed/contracts/path-pattern';
import type { Navigation } from '@seed/portal-sdk/host';
import { createStore } from '@seed/ui/store';
import { measureModuleLoad } from '../tracing/measures.ts';
import type { ModuleError } from './module-error.ts';
import type { LoadState } from './module-loader.ts';
import type { ModuleRegistry } from './module-registry.ts';
import type { Visit, VisitReports } from './visit-reports.ts';

export interface ShownModule {
  readonly match: ModuleMatch;
  readonly state: LoadState;
  /** The reason why an error card is shown instead. */
  readonly error: ModuleError | undefined;
  /** Changes with each load, so that each load has its own React root and state. */
  readonly key: string;
}

interface Crash {
  readonly key: string;
  readonly error: ModuleError;
}

type Trigger = 'navigation' | 'update';

/** For this long after a navigation a new version still replaces the module, because the member has not used it yet. */
const sameNavigationMs = 1000;
/** Within this time members may open a module from a page of the shell, such as the main menu. */
const shellPageMs = 300;
/** Within this time the browser requests the files of a module, whose preloads it begins in a task of its own. */
const modulePageMs = 50;

interface OutletOptions {
  readonly registry: ModuleRegistry;
  readonly navigation: Navigation;
  readonly visits?: VisitReports | undefined;
  /** Runs once for each newer version that waits until the member has finished writing. */
  onWaiting?(release: BootModule): void;
}

/** Decides which release of which module is shown. */
export class OutletModel {
  readonly #registry: ModuleRegistry;
  readonly #navigation: Navigation;
  readonly #options: OutletOptions;
  #visit: Visit | undefined;
  /** When the release began to load; undefined once it is shown or has failed. */
  #loadingSince: number | undefined;
  #waiting: string | undefined;
  #match: ModuleMatch | undefined;
  #crash: Crash | undefined;
  readonly #shown = createStore<ShownModule | undefined>(undefined);
  #dirty = false;
  #listeners = 0;
  #navigatedAt = performance.now();
  #stop: (() => void) | undefined;

  constructor(options: OutletOptions) {
    this.#options = options;
    this.#registry = options.registry;
    this.#navigation = options.navigation;
    this.#follow('navigation');
  }

  readonly current = this.#shown.get;

  /** Runs the listener after each change. The first listener starts the model, the last one to leave stops it. */
  readonly subscribe = (listener: () => void) => {
    const unsubscribe = this.#shown.subscribe(listener);
    this.#listeners += 1;
    this.#stop ??= this.#start();
    return () => {
      unsubscribe();
      this.#listeners -= 1;
      if (this.#listeners > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  readonly retry = () => {
    if (this.#match) this.#registry.loader.retry(this.#match.release);
  };

  /** Shows the error card instead of the module with this key. */
  fail(key: string, error: ModuleError): void {
    if (this.#shown.get()?.key !== key) return;
    this.#crash = { key, error };
    this.#show(this.#match);
    this.#registry.settle();
    this.#follow('update');
  }

  /** Reports how long the module with this key took to mount. */
  mounted(key: string, ms: number): void {
    if (this.#shown.get()?.key !== key) return;
    this.#visit?.mounted(ms);
    this.#measureLoad(false);
  }

  setDirty(dirty: boolean): void {
    this.#dirty = dirty;
  }

  #start(): () => void {
    const update = () => this.#follow('update');
    const loaded = () => {
      this.#registry.settle();
      update();
    };
    const navigated = () => {
      this.#navigatedAt = performance.now();
      // Those who leave with unsaved work have confirmed it.
      if (!this.#isAtMatch()) this.#dirty = false;
      this.#registry.settle();
      this.#follow('navigation');
      // HTTP/1.1 has six connections, and one has the event stream, so the files of a module are requested first.
      this.#registry.revalidateIn(this.#match ? modulePageMs : shellPageMs);
    };
    const ends = [
      this.#navigation.subscribe(navigated),
      this.#registry.hold((newer) => this.#holds(newer)),
      this.#registry.subscribe(update),
      this.#registry.loader.subscribe(loaded),
    ];
    const reconnected = () => this.#shown.get()?.error && this.retry();
    window.addEventListener('online', reconnected);
    if (this.#isFirstPage()) update();
    else navigated();
    return () => {
      window.removeEventListener('online', reconnected);
      ends.forEach((end) => end());
      this.#visit?.left();
    };
  }

  /** On the first page, the boot document in the page is new enough, unless the member has come back to it. */
  #isFirstPage(): boolean {
    return this.#navigation.getLocation().key === 'default' && !this.#registry.isRefreshed();
  }

  #follow(occasion: Trigger): void {
    const next = this.#registry.find(this.#navigation.getLocation().pathname);
    if (isOtherPlace(next, this.#match)) {
      // A module that is withdrawn while in use stays until the next navigation, as all of its set does.
      this.#show(occasion === 'navigation' || !this.#isInUse() ? next : this.#match);
    } else if (!next || isSame(next, this.#match) || this.#shown.get()?.error) {
      this.#show(next);
    } else {
      this.#show(this.#mayReplace(next, occasion) ? next : this.#match);
      // A module that has failed is not in use, so a newer version replaces it at once.
      if (this.#shown.get()?.error) this.#show(next);
    }
  }

  /**
   * A tab keeps its set until the next navigation: all of a newer one comes into use when the module of the page can be
   * replaced, or is not in use.
   */
  #holds({ modules }: BootDocument): boolean {
    if (!this.#match || this.#shown.get()?.error) return false;
    const next = findModule(modules, this.#navigation.getLocation().pathname);
    if (!next || isOtherPlace(next, this.#match) || isSame(next, this.#match)) return this.#isInUse();
    if (this.#dirty) this.#announceWaiting(next);
    return !this.#mayReplace(next, 'update');
  }

  #announceWaiting({ release }: ModuleMatch): void {
    if (this.#waiting === release.version) return;
    this.#waiting = release.version;
    this.#options.onWaiting?.(release);
  }

  #isAtMatch(): boolean {
    return this.#match !== undefined && isBelow(this.#navigation.getLocation().pathname, this.#match.basename);
  }

  /** Whether the member may have used the module that is shown. */
  #isInUse(): boolean {
    if (!this.#match) return false;
    return this.#dirty || performance.now() - this.#navigatedAt >= sameNavigationMs;
  }

  /** A new version replaces one in use only when it is loaded, right after a navigation, and without unsaved work. */
  #mayReplace({ release }: ModuleMatch, occasion: Trigger): boolean {
    const { loader } = this.#registry;
    loader.load(release);
    const isLeft = occasion === 'navigation' && !this.#dirty;
    return (isLeft || !this.#isInUse()) && loader.state(release).status === 'ready';
  }

  #show(next: ModuleMatch | undefined): void {
    if (!isSame(next, this.#match)) {
      this.#crash = undefined;
      this.#visit?.left();
      this.#visit = next && this.#options.visits?.begin(next.release);
      this.#loadingSince = next && performance.now();
      if (next) load(this.#registry, next);
    }
    this.#match = next;
    const shown = next && describe(next, this.#registry.loader.state(next.release), this.#crash);
    const before = this.#shown.get();
    if (isDrawnEqually(shown, before)) return;
    this.#shown.set(shown);
    if (shown?.error && !before?.error) this.#failed();
  }

  /** A file that is gone means that there is another set, which then replaces the module; with the same set, Retry is left. */
  #failed(): void {
    this.#visit?.failed();
    this.#measureLoad(true);
    void this.#registry.revalidate();
  }

  #measureLoad(hasFailed: boolean): void {
    if (this.#match === undefined || this.#loadingSince === undefined) return;
    const { id: module, version } = this.#match.release;
    measureModuleLoad({ module, version, hasFailed }, this.#loadingSince);
    this.#loadingSince = undefined;
  }
}

function describe(match: ModuleMatch, state: LoadState, crash: Crash | undefined): ShownModule {
  const { id, version } = match.release;
  const key = `${id}@${version} ${match.basename} ${state.generation}`;
  const error = state.status === 'failed' ? state.error : crash?.key === key ? crash.error : undefined;
  return { match, state, error, key };
}

/** Returning to a module that has failed loads it again. */
function load({ loader }: ModuleRegistry, { release }: ModuleMatch): void {
  if (loader.state(release).status === 'failed') loader.retry(release);
  else loader.load(release);
}

function isOtherPlace(one: ModuleMatch | undefined, other: ModuleMatch | undefined): boolean {
  return one?.release.id !== other?.release.id || one?.basename !== other?.basename;
}

function isSame(one: ModuleMatch | undefined, other: ModuleMatch | undefined): boolean {
  const isSameBuild = one?.release.version === other?.release.version && one?.release.entry === other?.release.entry;
  return isSameBuild && !isOtherPlace(one, other);
}

function isDrawnEqually(one: ShownModule | undefined, other: ShownModule | undefined): boolean {
  return one?.key === other?.key && one?.state === other?.state && one?.error === other?.error;
}
