import type { Navigation } from '@seed/portal-sdk/host';
import { createStore } from '@seed/ui/store';
import type { ModuleError } from './module-error.ts';
import type { LoadState } from './module-loader.ts';
import type { ModuleMatch } from '@seed/contracts/find-module';
import type { ModuleRegistry } from './module-registry.ts';

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

/** Decides which release of which module is shown. */
export class OutletModel {
  readonly #registry: ModuleRegistry;
  readonly #navigation: Navigation;
  #match: ModuleMatch | undefined;
  #crash: Crash | undefined;
  readonly #shown = createStore<ShownModule | undefined>(undefined);
  #dirty = false;
  #listeners = 0;
  #navigatedAt = performance.now();
  #stop: (() => void) | undefined;

  constructor(registry: ModuleRegistry, navigation: Navigation) {
    this.#registry = registry;
    this.#navigation = navigation;
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
    this.#follow('update');
  }

  setDirty(dirty: boolean): void {
    this.#dirty = dirty;
  }

  #start(): () => void {
    const update = () => this.#follow('update');
    const navigated = () => {
      this.#navigatedAt = performance.now();
      this.#follow('navigation');
      void this.#registry.revalidate();
    };
    const sources = [this.#registry, this.#registry.loader];
    const ends = [this.#navigation.subscribe(navigated), ...sources.map((source) => source.subscribe(update))];
    const reconnected = () => this.#shown.get()?.error && this.retry();
    window.addEventListener('online', reconnected);
    if (this.#isFirstPage()) update();
    else navigated();
    return () => {
      window.removeEventListener('online', reconnected);
      ends.forEach((end) => end());
    };
  }

  /** On the first page, the boot document in the page is new enough. */
  #isFirstPage(): boolean {
    return this.#navigation.getLocation().key === 'default';
  }

  #follow(occasion: Trigger): void {
    const next = this.#registry.find(this.#navigation.getLocation().pathname);
    if (isOtherPlace(next, this.#match)) {
      // A module that is withdrawn while in use stays until the next navigation.
      this.#show(occasion === 'navigation' || !this.#match ? next : this.#match);
    } else if (!next || isSame(next, this.#match) || this.#shown.get()?.error) {
      this.#show(next);
    } else {
      this.#show(this.#mayReplace(next, occasion) ? next : this.#match);
      // A module that has failed is not in use, so a newer version replaces it at once.
      if (this.#shown.get()?.error) this.#show(next);
    }
  }

  /** A new version replaces one in use only when it is loaded, right after a navigation, and without unsaved work. */
  #mayReplace({ release }: ModuleMatch, occasion: Trigger): boolean {
    const { loader } = this.#registry;
    loader.load(release);
    const isUnused = occasion === 'navigation' || performance.now() - this.#navigatedAt < sameNavigationMs;
    return isUnused && !this.#dirty && loader.state(release).status === 'ready';
  }

  #show(next: ModuleMatch | undefined): void {
    if (!isSame(next, this.#match)) {
      this.#crash = undefined;
      if (next) load(this.#registry, next);
    }
    this.#match = next;
    const shown = next && describe(next, this.#registry.loader.state(next.release), this.#crash);
    if (!isDrawnEqually(shown, this.#shown.get())) this.#shown.set(shown);
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
