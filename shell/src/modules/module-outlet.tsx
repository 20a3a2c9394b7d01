import type { ModuleProps } from '@seed/portal-sdk/host';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { ModuleFailure } from './module-failure.tsx';
import { ModuleFrame } from './module-frame.tsx';
import type { ModuleRegistry } from './module-registry.ts';
import { OutletModel } from './outlet-model.ts';

/** What the shell gives to every module; the outlet adds `basename`, `signal` and `onCrash`. */
export type PortalProps = Omit<ModuleProps, 'basename' | 'signal' | 'onCrash'>;

export interface ModuleOutletProps {
  readonly registry: ModuleRegistry;
  /** The same object while nothing in it changes: another one is handed to the mounted module as an update. */
  readonly portal: PortalProps;
  /** Shown while a module loads. */
  readonly loading: ReactNode;
  /** Shown when no module answers the path. */
  readonly notFound: ReactNode;
}

/**
 * The place where modules are shown: the one that answers the portal's path or, if it cannot be shown, a card that
 * names it. Render it once, as the element of the shell's catch-all route.
 */
export const ModuleOutlet = ({ registry, portal, loading, notFound }: ModuleOutletProps) => {
  const model = useMemo(() => new OutletModel(registry, portal.navigation), [registry, portal.navigation]);
  const shown = useSyncExternalStore(model.subscribe, model.current);
  const basename = shown?.match.basename ?? '/';
  const props = useMemo(
    () => ({
      ...portal,
      basename,
      setDirty(dirty: boolean) {
        model.setDirty(dirty);
        portal.setDirty(dirty);
      },
    }),
    [portal, model, basename],
  );

  if (!shown) return notFound;
  const { match, state, error, key } = shown;
  if (error) return <ModuleFailure module={match.release} error={error} log={portal.log} onRetry={model.retry} />;
  if (state.status !== 'ready') return loading;
  return <ModuleFrame key={key} module={state} props={props} onFailure={(failure) => model.fail(key, failure)} />;
};
