import type { BootModule } from '@seed/contracts/boot';
import { createStore } from '@seed/ui/store';
import { loadRuntime } from './load-runtime.ts';
import { withTimeLimit } from './with-time-limit.ts';
import type * as federationRuntime from './federation-runtime.ts';
import { ModuleError, moduleErrorFrom } from './module-error.ts';
import type { Lifecycles } from './parcel.ts';

/** The lazy chunk with the federation runtime. Tests replace it. */
export type Runtime = Pick<typeof federationRuntime, 'loadExposedModule'>;

export interface LoadedState {
  readonly status: 'ready';
  readonly generation: number;
  readonly lifecycles: Lifecycles;
  /** The rest of the manifest's budget, in milliseconds. */
  readonly mountBudgetMs: number;
}

export type LoadState =
  | { readonly status: 'idle' | 'loading'; readonly generation: number }
  | LoadedState
  | { readonly status: 'failed'; readonly generation: number; readonly error: ModuleError };

/**
 * Loads what releases expose, each within the time budget of its manifest. `expose` is the module itself, `./module`,
 * unless it names an extension.
 */
export interface ModuleLoader {
  state(release: BootModule, expose?: string): LoadState;
  /** Runs the listener after each change of any state. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Starts to load if that has not happened yet. A failure stays until `retry`. */
  load(release: BootModule, expose?: string): void;
  /** Downloads the module and evaluates its code again. */
  retry(release: BootModule, expose?: string): void;
}

/** After a slow download, a module still has this long to mount. */
const minMountBudgetMs = 1500;

const ownModule = './module';
const idle: LoadState = { status: 'idle', generation: 0 };

export function createModuleLoader(importRuntime: () => Promise<Runtime> = loadRuntime): ModuleLoader {
  const states = createStore<Readonly<Record<string, LoadState>>>({});
  const stateOf = (key: string) => states.get()[key] ?? idle;
  const enter = (key: string, next: LoadState) => {
    const known = stateOf(key);
    if (next.status !== 'loading' && known.generation !== next.generation) return;
    if (known.status === 'failed' && next.status === 'failed' && isSameFailure(known.error, next.error)) return;
    states.set({ ...states.get(), [key]: next });
  };

  const attempt = (release: BootModule, expose: string | undefined, force: boolean) => {
    const key = keyOf(release, expose);
    const generation = stateOf(key).generation + 1;
    const { loadMs } = release.manifest.budgets;
    const started = performance.now();
    enter(key, { status: 'loading', generation });
    const exposed = { release, expose: expose ?? ownModule, force };
    const ready = importRuntime().then((runtime) => loadedFrom(runtime, exposed, { generation, started }));
    const failed = (thrown: unknown) =>
      enter(key, { status: 'failed', generation, error: moduleErrorFrom(thrown, 'load_failed') });
    // A module that arrives after the budget replaces the failure without a click.
    ready.then((next) => enter(key, next), failed);
    withTimeLimit(ready, loadMs, 'load_timeout').catch(failed);
  };

  return {
    state: (release, expose) => stateOf(keyOf(release, expose)),
    subscribe: states.subscribe,
    load(release, expose) {
      if (stateOf(keyOf(release, expose)).status === 'idle') attempt(release, expose, false);
    },
    retry: (release, expose) => attempt(release, expose, true),
  };
}

/** Loads what is exposed. The rest of the load's budget is for the mount. */
async function loadedFrom(
  runtime: Runtime,
  exposed: Parameters<Runtime['loadExposedModule']>[0],
  { generation, started }: { readonly generation: number; readonly started: number },
): Promise<LoadState> {
  const lifecycles = assertLifecycles(await runtime.loadExposedModule(exposed));
  const { loadMs } = exposed.release.manifest.budgets;
  const mountBudgetMs = Math.max(minMountBudgetMs, loadMs - (performance.now() - started));
  return { status: 'ready', generation, lifecycles, mountBudgetMs };
}

/** A failed load rejects both promises of the race, with one cause. */
function isSameFailure(one: ModuleError, other: ModuleError): boolean {
  return one === other || (one.cause !== undefined && one.cause === other.cause);
}

function keyOf({ id, version, entry }: BootModule, expose = ownModule): string {
  return `${id}@${version} ${entry} ${expose}`;
}

function assertLifecycles(exposed: unknown): Lifecycles {
  const found = exposed as Partial<Record<keyof Lifecycles, unknown>> | null | undefined;
  const missing = (['bootstrap', 'mount', 'unmount'] as const).filter((name) => !isLifecycle(found?.[name]));
  if (missing.length > 0) throw new ModuleError('invalid', `The module exports no ${missing.join(', ')}`);
  return found as Lifecycles;
}

function isLifecycle(value: unknown): boolean {
  return [value].flat().length > 0 && [value].flat().every((step) => typeof step === 'function');
}
