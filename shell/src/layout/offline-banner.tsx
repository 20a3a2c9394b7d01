import { useSyncExternalStore } from 'react';
import { messages } from '../messages.ts';
import styles from './offline-banner.module.css';

/** States that the connection is lost, until it is back. */
export const OfflineBanner = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles.banner} hidden={isOnline}>
      {!isOnline && messages.offline}
    </div>
  );
};

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
