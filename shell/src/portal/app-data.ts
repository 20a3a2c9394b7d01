import type { Prefetch } from '@seed/contracts/module-release';
import { memberPlaceholders, prefetchDeclared } from '@seed/portal-sdk/host';
import type { ModuleLog, ModuleProps } from '@seed/portal-sdk/host';
import type { ModuleRegistry } from '../modules/module-registry.ts';
import type { Session } from '../session/session.ts';
import { whenIdle } from '../when-idle.ts';
import { declaredForLogin } from './declared-for.ts';
import { createStore } from './store.ts';
import type { Store } from './store.ts';

interface Options {
  readonly session: Pick<Session, 'getState' | 'subscribe'>;
  readonly registry: ModuleRegistry;
  readonly api: ModuleProps['api'];
  readonly log: ModuleLog;
}

/** Fetches the lists that modules declare, once, as soon as somebody is signed in. Answers whether they have settled. */
export function loadAppData({ session, registry, api, log }: Options): Store<boolean> {
  const settled = createStore(false);
  let started = false;
  const start = () => {
    const state = session.getState();
    if (started || state.status !== 'authenticated') return;
    started = true;
    const known = memberPlaceholders(state.user);
    const owner = registry.find(location.pathname)?.release;
    const load = async (declared: Prefetch, isUrgent: boolean) => {
      if (!isUrgent) await whenIdle();
      await prefetchDeclared([declared], { api, log, known });
    };
    // On a module's page its own data comes first; what all the others will want comes after.
    const loads = registry.current().modules.flatMap((module) => {
      return declaredForLogin([module]).map((declared) => load(declared, !owner || module === owner));
    });
    void Promise.all(loads).then(() => settled.set(true));
  };
  session.subscribe(start);
  start();
  return settled;
}
