import { ProgressLine } from '@seed/ui/progress-line';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useRouterState } from '../navigation/use-router-state.ts';
import { usePortal } from '../portal/portal-context.ts';
import styles from './portal-progress.module.css';

/** A thin line below the header while a page or its data loads, or a change is being saved. */
export const PortalProgress = () => {
  const { registry, api } = usePortal();
  const { pathname } = useLocation();
  const isNavigating = useRouterState().next !== null;
  const isModuleLoading = useSyncExternalStore(registry.loader.subscribe, () => {
    const match = registry.find(pathname);
    return match !== undefined && registry.loader.state(match.release).status === 'loading';
  });
  // Prefetches do not count, because the member does not wait for them.
  const calls = useIsFetching({ type: 'active' }, api.cache) + useIsMutating({}, api.cache);
  return <div className={styles.place}>{(isNavigating || isModuleLoading || calls > 0) && <ProgressLine />}</div>;
};
