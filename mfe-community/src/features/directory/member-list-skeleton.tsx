import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import card from './member-card.module.css';
import styles from './member-list.module.css';

const nameWidths = ['70%', '82%', '64%', '76%', '58%', '80%', '66%', '72%'];

/** A placeholder of the same size as the first year of a group. */
export const MemberListSkeleton = () => (
  <Busy label={messages.group.loading}>
    <h2 className={styles.year} aria-hidden="true">
      <Skeleton width="5rem" />
    </h2>
    <div className={styles.cards}>
      {nameWidths.map((width) => (
        <Card key={width} className={card.card ?? ''}>
          <Skeleton shape="block" width="150px" height="150px" />
          <Skeleton width={width} />
          <Skeleton width="45%" />
          <Skeleton width="60%" />
        </Card>
      ))}
    </div>
  </Busy>
);
