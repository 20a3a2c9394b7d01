import type { Navigation } from '@seed/portal-sdk/host';
import type { ModuleError } from './module-error.ts';
import type { LoadState } from './module-loader.ts';
import type { ModuleMatch } from './find-module.ts';
import type { ModuleRegistry } from './module-registry.ts';

export interface ShownModule {
  readonly match: ModuleMatch;
  readonly state: LoadState;
  /** Why the card is shown instead of the module. */
  readonly error: ModuleError | undefined;
  /** Another one for every load: what has this key has one React root and one state. */
  readonly key: string;
}

interface Crash {
  readonly key: string;
  readonly error: ModuleError;
}

type Occasion = 'navigation' | 'update';

/** A new version that arrives so soon after a navigation belongs to it: the member has done nothing yet. */
const sameNavigationMs = 1000;

/** Decides which release of which module is shown; React only draws it. */
export class OutletModel {
  readonly #registry: ModuleRegistry;
  readonly #navigation: Navigation;
  readonly #listeners = new Set<() => void>();
  #match: ModuleMatch | undefined;
  #crash: Crash | undefined;
  #shown: ShownModule | undefined;
  #dirty = false;
  #navigatedAt = performance.now();
  #stop: (() => void) | undefined;

  constructor(registry: ModuleRegistry, navigation: Navigation) {
    this.#registry = registry;
    this.#navigation = navigation;
    this.#follow('navigation');
  }

  readonly current = () => this.#shown;

  /** Calls back after each change; answers the unsubscribe function. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    this.#stop ??= this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  readonly retry = () => {
    if (this.#match) this.#registry.loader.retry(this.#match.release);
  };

  /** The module with this key did not start or threw. */
  fail(key: string, error: ModuleError): void {
    if (this.#shown?.key !== key) return;
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
    // What the lost connection has spoilt is tried again when it is back.
    const reconnected = () => this.#shown?.error && this.retry();
    window.addEventListener('online', reconnected);
    if (this.#isFirstPage()) update();
    else navigated();
    return () => {
      window.removeEventListener('online', reconnected);
      ends.forEach((end) => end());
    };
  }

  /** What the document brought along is as new as anything that could be asked for now. */
  #isFirstPage(): boolean {
    return this.#navigation.getLocation().key === 'default';
  }

  #follow(occasion: Occasion): void {
    const next = this.#registry.find(this.#navigation.getLocation().pathname);
    if (isOtherPlace(next, this.#match)) {
      // A module in use that is withdrawn meanwhile stays until the member goes somewhere.
      this.#show(occasion === 'navigation' || !this.#match ? next : this.#match);
    } else if (!next || isSame(next, this.#match) || this.#shown?.error) {
      this.#show(next);
    } else {
      this.#show(this.#mayReplace(next, occasion) ? next : this.#match);
      // What has just failed is not in use: a newer version that is known already takes its place.
      if (this.#shown?.error) this.#show(next);
    }
  }

  /** A version in use is replaced only by one that is there, between two steps of the member, and if nothing is lost. */
  #mayReplace({ release }: ModuleMatch, occasion: Occasion): boolean {
    const { loader } = this.#registry;
    loader.load(release);
    const isBetweenSteps = occasion === 'navigation' || performance.now() - this.#navigatedAt < sameNavigationMs;
    return isBetweenSteps && !this.#dirty && loader.state(release).status === 'ready';
  }

  #show(next: ModuleMatch | undefined): void {
    if (!isSame(next, this.#match)) {
      this.#crash = undefined;
      if (next) begin(this.#registry, next);
    }
    this.#match = next;
    const shown = next && describe(next, this.#registry.loader.state(next.release), this.#crash);
    if (isDrawnEqually(shown, this.#shown)) return;
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

function describe(match: ModuleMatch, state: LoadState, crash: Crash | undefined): ShownModule {
  const { id, version } = match.release;
  const key = `${id}@${version} ${match.basename} ${state.generation}`;
  const error = state.status === 'failed' ? state.error : crash?.key === key ? crash.error : undefined;
  return { match, state, error, key };
}

/** Coming back to a module that failed is a new try. */
function begin({ loader }: ModuleRegistry, { release }: ModuleMatch): void {
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
