import type { BootModule } from '@seed/contracts/boot';
import { createStore } from '@seed/ui/store';
import type { LifeCycles } from 'single-spa';
import { withTimeLimit } from './with-time-limit.ts';
import type * as federationRuntime from './federation-runtime.ts';
import { ModuleError, moduleErrorFrom } from './module-error.ts';

/** The lazy chunk with the federation runtime and single-spa. Tests replace it. */
export type Runtime = Pick<typeof federationRuntime, 'loadExposedModule' | 'mountRootParcel'>;

export interface LoadedState {
  readonly status: 'ready';
  readonly generation: number;
  readonly lifecycles: LifeCycles;
  readonly runtime: Runtime;
  /** The rest of the manifest's budget, in milliseconds. */
  readonly mountBudgetMs: number;
}

export type LoadState =
  | { readonly status: 'idle' | 'loading'; readonly generation: number }
  | LoadedState
  | { readonly status: 'failed'; readonly generation: number; readonly error: ModuleError };

/** Loads releases, each within the time budget of its manifest. */
export interface ModuleLoader {
  state(release: BootModule): LoadState;
  /** Runs the listener after each change of any state. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Starts to load if that has not happened yet. A failure stays until `retry`. */
  load(release: BootModule): void;
  /** Downloads the module and evaluates its code again. */
  retry(release: BootModule): void;
}

/** After a slow download, a module still has this long to mount. */
const minMountBudgetMs = 1500;

const idle: LoadState = { status: 'idle', generation: 0 };

export function createModuleLoader(
  importRuntime: () => Promise<Runtime> = () => import(/* webpackChunkName: "federation" */ './federation-runtime.ts'),
): ModuleLoader {
  const states = createStore<Readonly<Record<string, LoadState>>>({});
  const state = (release: BootModule) => states.get()[keyOf(release)] ?? idle;
  const enter = (release: BootModule, next: LoadState) => {
    const known = state(release);
    if (next.status !== 'loading' && known.generation !== next.generation) return;
    if (known.status === 'failed' && next.status === 'failed' && isSameFailure(known.error, next.error)) return;
    states.set({ ...states.get(), [keyOf(release)]: next });
  };

  const attempt = (release: BootModule, force: boolean) => {
    const generation = state(release).generation + 1;
    const { loadMs } = release.manifest.budgets;
    const started = performance.now();
    enter(release, { status: 'loading', generation });
    const ready = importRuntime().then(async (runtime): Promise<LoadState> => {
      const lifecycles = assertLifecycles(await runtime.loadExposedModule(release, force));
      const mountBudgetMs = Math.max(minMountBudgetMs, loadMs - (performance.now() - started));
      return { status: 'ready', generation, lifecycles, runtime, mountBudgetMs };
    });
    const failed = (thrown: unknown) =>
      enter(release, { status: 'failed', generation, error: moduleErrorFrom(thrown, 'load_failed') });
    // A module that arrives after the budget replaces the failure without a click.
    ready.then((next) => enter(release, next), failed);
    withTimeLimit(ready, loadMs, 'load_timeout').catch(failed);
  };

  return {
    state,
    subscribe: states.subscribe,
    load(release) {
      if (state(release).status === 'idle') attempt(release, false);
    },
    retry: (release) => attempt(release, true),
  };
}

/** A failed load rejects both promises of the race, with one cause. */
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
