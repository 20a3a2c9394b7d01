import type { BootModule } from '@seed/contracts/boot';
import type { ModuleProps } from '@seed/portal-sdk/host';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { messages } from '../messages.ts';
import type { ModuleError } from './module-error.ts';
import { ModuleFrame } from './module-frame.tsx';
import type { ModuleRegistry } from './module-registry.ts';
import { OutletModel } from './outlet-model.ts';
import type { VisitReports } from './visit-reports.ts';

/** The props of all modules. The outlet adds `basename`, `signal` and `onCrash`. */
export type PortalProps = Omit<ModuleProps, 'basename' | 'signal' | 'onCrash'>;

/** A module that cannot be shown, the reason, and the function that loads it again. */
export interface FailedModule {
  readonly module: BootModule;
  readonly error: ModuleError;
  onRetry(): void;
}

export interface ModuleOutletProps {
  readonly registry: ModuleRegistry;
  readonly visits: VisitReports;
  /** Must be the same object until something in it changes: a new object updates the mounted module. */
  readonly portal: PortalProps;
  /** Makes the card that names a module that cannot be shown. */
  readonly failure: (failed: FailedModule) => ReactNode;
  /** Shown while a module loads. */
  readonly loading: ReactNode;
  /** Shown when no module has a route for the path. */
  readonly notFound: ReactNode;
}

/**
 * Shows the module of the portal's path, or a card that names it if it cannot be shown. Render it once, as the element of
 * the shell's catch-all route.
 */
export const ModuleOutlet = ({ registry, visits, portal, failure, loading, notFound }: ModuleOutletProps) => {
  const { navigation, notify } = portal;
  const model = useMemo(() => {
    const onWaiting = ({ manifest }: BootModule) =>
      notify({ tone: 'info', text: messages.newerVersion(manifest.title) });
    return new OutletModel({ registry, navigation, visits, onWaiting });
  }, [registry, navigation, visits, notify]);
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
  if (error) return failure({ module: match.release, error, onRetry: model.retry });
  if (state.status !== 'ready') return loading;
  return (
    <ModuleFrame
      key={key}
      module={state}
      props={props}
      onMounted={(ms) => model.mounted(key, ms)}
      onFailure={(failure) => model.fail(key, failure)}
    />
  );
};
