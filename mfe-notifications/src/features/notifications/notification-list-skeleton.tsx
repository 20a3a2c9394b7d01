import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import card from './notification-card.module.css';
import styles from './notification-list.module.css';

const widths = ['82%', '64%', '90%', '71%'];

/** The skeleton of the list, as large as the list. */
export const NotificationListSkeleton = () => (
  <Busy label={messages.list.loading} className={styles.list ?? ''}>
    {widths.map((width) => (
      <div key={width} className={card.card}>
        <Skeleton shape="circle" width="44px" />
        <div className={card.text}>
          <Skeleton width={width} />
          <Skeleton width="70%" />
          <Skeleton width="6rem" />
        </div>
      </div>
    ))}
  </Busy>
);
