import { commonValues, prefetchDeclared } from '@seed/portal-sdk/host';
import type { ModuleLog, ModuleProps } from '@seed/portal-sdk/host';
import type { ModuleRegistry } from '../modules/module-registry.ts';
import type { Session } from '../session/session.ts';
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
    const declared = registry.current().modules.flatMap((module) => module.prefetch.filter(({ at }) => !at));
    void prefetchDeclared(declared, { api, log, known: commonValues(state.user) }).finally(() => settled.set(true));
  };
  session.subscribe(start);
  start();
  return settled;
}
