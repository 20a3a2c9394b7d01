import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import styles from './release-list.module.css';

const widths = ['4rem', '5rem', '4.5rem'];

/** The skeleton of the list, as large as the list. */
export const ReleaseListSkeleton = () => (
  <Busy label={messages.releases.loading} className={styles.list ?? ''}>
    {widths.map((width) => (
      <Card key={width} className={styles.card ?? ''}>
        <div>
          <div className={styles.version}>
            <Skeleton width={width} />
          </div>
          <Skeleton width="12rem" />
          <Skeleton width="8rem" />
        </div>
      </Card>
    ))}
  </Busy>
);
