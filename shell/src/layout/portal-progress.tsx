import { ProgressLine } from '@seed/ui/progress-line';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { usePortal } from '../portal/portal-context.ts';
import styles from './portal-progress.module.css';

/** A quiet line below the header while a page is on its way. */
export const PortalProgress = () => {
  const { registry } = usePortal();
  const { pathname } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const isModuleLoading = useSyncExternalStore(registry.loader.subscribe, () => {
    const match = registry.find(pathname);
    return match !== undefined && registry.loader.state(match.release).status === 'loading';
  });
  return <div className={styles.place}>{(isNavigating || isModuleLoading) && <ProgressLine />}</div>;
};
