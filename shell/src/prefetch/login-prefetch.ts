import { memberPlaceholders, prefetchDeclared, whenEngaged } from '@seed/portal-sdk/host';
import type { ModuleLog, ModuleProps } from '@seed/portal-sdk/host';
import type { ModuleRegistry } from '../modules/module-registry.ts';
import type { Session } from '../session/session.ts';
import { afterNextPaint } from '../after-next-paint.ts';
import { constants } from '../constants.ts';
import { yieldToInput } from '../next-task.ts';
import { whenIdle } from './when-idle.ts';
import { type LoginPrefetch, prefetchesForLogin } from './declared-prefetches.ts';
import { createStore } from '@seed/ui/store';
import type { Store } from '@seed/ui/store';

interface Options {
  readonly session: Pick<Session, 'getState' | 'subscribe'>;
  readonly registry: ModuleRegistry;
  readonly api: ModuleProps['api'];
  readonly log: ModuleLog;
}

interface LoginData {
  /** Whether all lists have settled. */
  readonly settled: Store<boolean>;
  /** Settles when the page in view is drawn with its lists, or has waited for them long enough. */
  readonly pageShown: Promise<void>;
}

/** Fetches the lists that modules declare for every login, once, as soon as the member is signed in. */
export function prefetchAfterLogin({ session, registry, api, log }: Options): LoginData {
  const settled = createStore(false);
  let pageHasSettled = () => {};
  const pageSettled = new Promise<void>((resolve) => (pageHasSettled = resolve));
  // A list that has just arrived is in the next frame or in the one after it.
  const pageShown = pageSettled.then(afterNextPaint).then(afterNextPaint);
  let started = false;
  const start = () => {
    const state = session.getState();
    if (started || state.status !== 'authenticated') return;
    started = true;
    const known = memberPlaceholders(state.user);
    const owner = registry.find(location.pathname)?.release;
    const load = ({ declared }: LoginPrefetch) => prefetchDeclared([declared], { api, log, known });
    const all = prefetchesForLogin(registry.current().modules, location.pathname, owner);
    const urgent = loadInTurn(
      all.filter(({ isUrgent }) => isUrgent),
      load,
    );
    // On a module's page, the data of other pages waits until the member may go there.
    const others = all
      .filter(({ isUrgent }) => !isUrgent)
      .map(async (entry) => {
        await pageShown;
        await whenEngaged();
        await whenIdle();
        await load(entry);
      });
    setTimeout(pageHasSettled, constants.appDataCap);
    void urgent.then(pageHasSettled);
    void Promise.all([urgent, ...others]).then(() => settled.set(true));
  };
  session.subscribe(start);
  start();
  return { settled, pageShown };
}

/**
 * Requests each list in a task of its own, because the six of the main menu keep a phone busy for a tenth of a second.
 * Resolves when all have settled.
 */
async function loadInTurn(lists: readonly LoginPrefetch[], load: (list: LoginPrefetch) => Promise<void>) {
  const loads: Promise<void>[] = [];
  for (const list of lists) {
    if (loads.length > 0) await yieldToInput();
    loads.push(load(list));
  }
  await Promise.all(loads);
}
