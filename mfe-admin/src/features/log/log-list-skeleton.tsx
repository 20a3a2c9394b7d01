import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import styles from './log-list.module.css';

const widths = ['14rem', '11rem', '16rem', '12rem'];

/** The skeleton of the list, as large as the list. */
export const LogListSkeleton = () => (
  <Busy label={messages.log.loading} className={styles.list ?? ''}>
    {widths.map((width) => (
      <div key={width} className={styles.entry}>
        <Skeleton width={width} />
        <Skeleton width="70%" />
        <Skeleton width="9rem" />
      </div>
    ))}
  </Busy>
);
