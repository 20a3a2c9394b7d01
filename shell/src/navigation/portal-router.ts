import type { ComponentType } from 'react';
import { createPath, UNSAFE_createBrowserHistory as createHistory } from 'react-router-dom';
import type { Location, To } from 'react-router-dom';

type Action = 'POP' | 'PUSH' | 'REPLACE';

export interface RouterState {
  readonly location: Location;
  readonly historyAction: Action;
  /** The page that is about to be shown; null while none is loading. */
  readonly next: Location | null;
  /** Shows the page of the location; null until it has loaded. */
  readonly Pages: ComponentType | null;
  /** The reason why a page could not be loaded. */
  readonly error?: unknown;
}

/** Holds back steps that leave the page, until the member confirms. */
export interface LeaveGuard {
  isDirty(): boolean;
  /** Runs the step, after the member's confirmation if there is unsaved work. */
  leave(step: () => void): void;
}

/**
 * Resolves to the component that shows a page. Runs before each change to another page, so that the code is loaded and the
 * old page captured first, and for the first page, which has none before it.
 */
export type PreparePage = (to: Location, from: Location | null) => ComponentType | Promise<ComponentType>;

interface NavigateOptions {
  readonly state?: unknown;
  readonly replace?: boolean | undefined;
}

/**
 * The only source of truth for the URL, over react-router's history. Its data router is not used: loaders, actions and
 * fetchers, which the portal does not need, are an eighth of the landing page's code.
 */
export class PortalRouter {
  readonly #history = createHistory();
  readonly #prepare: PreparePage;
  readonly #listeners = new Set<() => void>();
  #state: RouterState;
  #guard: LeaveGuard = { isDirty: () => false, leave: (step) => step() };
  /** Called when the browser is back at a page that the member has not left yet. */
  #returned: (() => void) | null = null;

  constructor(prepare: PreparePage) {
    this.#prepare = prepare;
    const { location } = this.#history;
    const first = prepare(location, null);
    const isReady = !(first instanceof Promise);
    this.#state = { location, historyAction: 'POP', next: null, Pages: isReady ? first : null };
    if (!isReady) void settled(first).then((shown) => this.#change({ ...this.#state, ...shown }));
    this.#history.listen(({ location: to, delta }) => this.#onPop(to, delta));
  }

  get state(): RouterState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Resolves when the page is shown, or another step has replaced this one, or it waits for the member's confirmation. */
  async navigate(to: To | number, { state = null, replace = false }: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return this.#history.go(to);
    const next: Location = { ...addressOf(to, this.#state.location), state, key: '' };
    const path = createPath(next);
    const step = () =>
      replace
        ? this.#show('REPLACE', next, () => this.#history.replace(path, state))
        : this.#show('PUSH', next, () => this.#history.push(path, state));
    if (this.#isHeldBack(next)) return this.#guard.leave(() => void step());
    return step();
  }

  createHref(to: To): string {
    return this.#history.createHref(to);
  }

  /** Every step to another page goes through the guard from now on. */
  guardLeaving(guard: LeaveGuard): void {
    this.#guard = guard;
  }

  #onPop(to: Location, delta: number | null): void {
    if (this.#returned) {
      this.#returned();
      this.#returned = null;
    } else if (delta !== null && this.#isHeldBack(to)) {
      // The browser has left the page already.
      const back = new Promise<void>((resolve) => (this.#returned = resolve));
      this.#history.go(-delta);
      this.#guard.leave(() => void back.then(() => this.#history.go(delta)));
    } else {
      void this.#show('POP', to, () => undefined);
    }
  }

  /** Shows a page. `commit` writes it into the browser's history, unless another step has replaced this one. */
  async #show(historyAction: Action, next: Location, commit: () => void): Promise<void> {
    const arrive = (shown: Pick<RouterState, 'Pages' | 'error'>) => {
      commit();
      this.#change({ location: this.#history.location, historyAction, next: null, ...shown });
    };
    const { Pages, location } = this.#state;
    if (next.pathname === location.pathname && Pages !== null) return arrive({ Pages });
    this.#change({ ...this.#state, next });
    const shown = await settled(this.#prepare(next, location));
    if (this.#state.next === next) arrive(shown);
  }

  #isHeldBack(to: Location): boolean {
    return to.pathname !== this.#state.location.pathname && this.#guard.isDirty();
  }

  #change(next: RouterState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

async function settled(page: ReturnType<PreparePage>): Promise<Pick<RouterState, 'Pages' | 'error'>> {
  try {
    return { Pages: await page };
  } catch (error) {
    return { Pages: null, error };
  }
}

/**
 * Returns the parts of an address, as the browser writes them.
 *
 * @throws Error for the address of another site: a step within the portal must not lead there
 */
function addressOf(to: To, from: Location): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const base = new URL(createPath(from), window.location.origin);
  const { origin, pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), base);
  if (origin !== base.origin) throw new Error('The router does not leave the portal');
  return { pathname, search, hash };
}
