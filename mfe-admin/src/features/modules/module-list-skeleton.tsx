import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import styles from './module-list.module.css';

const nameWidths = ['42%', '58%', '35%', '50%', '46%'];

/** The skeleton of the list, as large as the list. */
export const ModuleListSkeleton = () => (
  <Busy label={messages.modules.loading} className={styles.list ?? ''}>
    {nameWidths.map((width) => (
      <Card key={width} className={styles.card ?? ''}>
        <div className={styles.name}>
          <Skeleton width={width} />
        </div>
        <div className={styles.team}>
          <Skeleton width="8rem" />
        </div>
        <div className={styles.placements}>
          <Skeleton width="5rem" />
        </div>
      </Card>
    ))}
  </Busy>
);
