import type { Navigation } from '@seed/portal-sdk/host';
import type { ModuleError } from './module-error.ts';
import type { LoadState } from './module-loader.ts';
import type { ModuleMatch, ModuleRegistry } from './module-registry.ts';

export interface ShownModule {
  readonly match: ModuleMatch;
  readonly state: LoadState;
  /** Why the card is shown instead of the module. */
  readonly error: ModuleError | undefined;
  /** Another one for every load: what has this key has one React root and one state. */
  readonly key: string;
}

/** Decides which release of which module is shown; React only draws it. */
export interface OutletModel {
  current(): ShownModule | undefined;
  /** Calls back after each change; answers the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  retry(): void;
  /** The module with this key did not start or threw. */
  fail(key: string, error: ModuleError): void;
  setDirty(dirty: boolean): void;
}

/** A new version that arrives so soon after a navigation belongs to it: the member has done nothing yet. */
const sameNavigationMs = 1000;

type Occasion = 'navigation' | 'update';

export function createOutletModel(registry: ModuleRegistry, navigation: Navigation): OutletModel {
  const { loader } = registry;
  const listeners = new Set<() => void>();
  let match: ModuleMatch | undefined;
  let crash: { readonly key: string; readonly error: ModuleError } | undefined;
  let shown: ShownModule | undefined;
  let dirty = false;
  let navigatedAt = performance.now();

  const show = (next: ModuleMatch | undefined) => {
    if (next && !isSame(next, match)) begin(registry, next);
    if (!isSame(next, match)) crash = undefined;
    match = next;
    const before = shown;
    shown = match && describe(match, loader.state(match.release), crash);
    if (before?.state === shown?.state && before?.key === shown?.key && before?.error === shown?.error) shown = before;
    else for (const listener of listeners) listener();
  };

  const follow = (occasion: Occasion) => {
    const next = registry.find(navigation.getLocation().pathname);
    if (isOtherPlace(next, match)) return show(occasion === 'navigation' || !match ? next : match);
    if (!next || isSame(next, match) || shown?.error) return show(next);
    loader.load(next.release);
    const inTime = occasion === 'navigation' || performance.now() - navigatedAt < sameNavigationMs;
    const mayReplace = inTime && !dirty && loader.state(next.release).status === 'ready';
    show(mayReplace ? next : match);
  };

  const navigated = () => {
    navigatedAt = performance.now();
    follow('navigation');
    void registry.revalidate();
  };

  const start = () => {
    const update = () => follow('update');
    const ends = [navigation.subscribe(navigated), registry.subscribe(update), loader.subscribe(update)];
    navigated();
    return () => ends.forEach((end) => end());
  };

  let stop: (() => void) | undefined;
  follow('navigation');
  return {
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    retry: () => match && loader.retry(match.release),
    fail(key, error) {
      if (shown?.key !== key) return;
      crash = { key, error };
      show(match);
    },
    setDirty(value) {
      dirty = value;
    },
  };
}

function describe(
  match: ModuleMatch,
  state: LoadState,
  crash?: Pick<ShownModule, 'key'> & { error: ModuleError },
): ShownModule {
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
  return (
    !isOtherPlace(one, other) &&
    one?.release.version === other?.release.version &&
    one?.release.entry === other?.release.entry
  );
}
