import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import { BylineSkeleton } from '../../text/byline-skeleton.tsx';
import card from './post-card.module.css';
import styles from './post-list.module.css';

const titleWidths = ['72%', '48%', '61%', '83%', '55%'];

/** The skeleton of the list, as large as the list. */
export const PostListSkeleton = () => (
  <Busy label={messages.list.loading} className={styles.list ?? ''}>
    {titleWidths.map((width) => (
      <Card key={width} className={card.card ?? ''}>
        <div className={card.title}>
          <Skeleton width={width} />
        </div>
        <BylineSkeleton />
        <div className={card.excerpt}>
          <Skeleton />
          <Skeleton width="80%" />
        </div>
        <div className={card.counts}>
          <Skeleton width="5rem" />
        </div>
      </Card>
    ))}
  </Busy>
);
