import type { BootModule } from '@seed/contracts/boot';
import type { LifeCycles } from 'single-spa';
import { withBudget } from './budget.ts';
import type * as federationRuntime from './federation-runtime.ts';
import { ModuleError, moduleErrorFrom } from './module-error.ts';

/** The lazy chunk with the federation runtime and single-spa; a test gives another one. */
export type Runtime = Pick<typeof federationRuntime, 'loadExposedModule' | 'mountRootParcel'>;

export interface LoadedState {
  readonly status: 'ready';
  readonly generation: number;
  readonly lifecycles: LifeCycles;
  readonly runtime: Runtime;
  /** What loading has left of the budget, for the mount. */
  readonly mountBudgetMs: number;
}

export type LoadState =
  | { readonly status: 'idle' | 'loading'; readonly generation: number }
  | LoadedState
  | { readonly status: 'failed'; readonly generation: number; readonly error: ModuleError };

/** Loads releases, each within the time budget of its manifest, whatever its server or its code does. */
export interface ModuleLoader {
  state(release: BootModule): LoadState;
  /** Calls back after each change of any state; answers the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Starts to load unless that was done before; a failure stays until `retry`. */
  load(release: BootModule): void;
  /** Loads anew, evaluating the module's code again. */
  retry(release: BootModule): void;
}

/** Even after a slow download a module gets this long to mount. */
const leastMountBudgetMs = 1500;

const idle: LoadState = { status: 'idle', generation: 0 };

export function createModuleLoader(
  importRuntime: () => Promise<Runtime> = () => import(/* webpackChunkName: "federation" */ './federation-runtime.ts'),
): ModuleLoader {
  const states = new Map<string, LoadState>();
  const listeners = new Set<() => void>();
  const state = (release: BootModule) => states.get(keyOf(release)) ?? idle;
  const enter = (release: BootModule, next: LoadState) => {
    const known = state(release);
    if (next.status !== 'loading' && known.generation !== next.generation) return;
    if (known.status === 'failed' && next.status === 'failed' && isSameFailure(known.error, next.error)) return;
    states.set(keyOf(release), next);
    for (const listener of listeners) listener();
  };

  const attempt = (release: BootModule, force: boolean) => {
    const generation = state(release).generation + 1;
    const { loadMs } = release.manifest.budgets;
    const started = performance.now();
    enter(release, { status: 'loading', generation });
    const ready = importRuntime().then(async (runtime): Promise<LoadState> => {
      const lifecycles = assertLifecycles(await runtime.loadExposedModule(release, force));
      const mountBudgetMs = Math.max(leastMountBudgetMs, loadMs - (performance.now() - started));
      return { status: 'ready', generation, lifecycles, runtime, mountBudgetMs };
    });
    const failed = (thrown: unknown) =>
      enter(release, { status: 'failed', generation, error: moduleErrorFrom(thrown, 'load_failed') });
    // Not only the race's winner counts: what arrives after the budget heals the module without a click.
    ready.then((next) => enter(release, next), failed);
    withBudget(ready, loadMs, 'load_timeout').catch(failed);
  };

  return {
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(release) {
      if (state(release).status === 'idle') attempt(release, false);
    },
    retry: (release) => attempt(release, true),
  };
}

/** What ends a load ends the race with its budget too: it is one failure all the same. */
function isSameFailure(one: ModuleError, other: ModuleError): boolean {
  return one === other || (one.cause !== undefined && one.cause === other.cause);
}

function keyOf({ id, version, entry }: BootModule): string {
  return `${id}@${version} ${entry}`;
}

function assertLifecycles(exposed: unknown): LifeCycles {
  const found = exposed as Partial<Record<keyof LifeCycles, unknown>> | null | undefined;
  const missing = (['bootstrap', 'mount', 'unmount'] as const).filter((name) => !isLifecycle(found?.[name]));
  if (missing.length > 0) throw new ModuleError('invalid', `The module exports no ${missing.join(', ')}`);
  return found as LifeCycles;
}

function isLifecycle(value: unknown): boolean {
  return [value].flat().length > 0 && [value].flat().every((step) => typeof step === 'function');
}
