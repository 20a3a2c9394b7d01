import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import styles from './club-layout.module.css';

/** The skeleton of a club's page, as large as the page. */
export const ClubSkeleton = () => (
  <Busy label={messages.club.loading} className={styles.club ?? ''}>
    <div className={styles.banner}>
      <Skeleton shape="block" height="100%" />
    </div>
    <div>
      <Skeleton width="6rem" height="2.75rem" />
      <Skeleton width="60%" height="2.5rem" />
    </div>
    <div className={styles.columns}>
      <div>
        <Skeleton />
        <Skeleton />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
      <div className={styles.side}>
        <Skeleton shape="block" height="3.25rem" />
        <Skeleton shape="block" height="3.25rem" />
        <Skeleton shape="block" height="3.25rem" />
      </div>
    </div>
  </Busy>
);
