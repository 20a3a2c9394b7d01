import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import { BylineSkeleton } from '../../text/byline-skeleton.tsx';
import styles from './post-article.module.css';

/** A post in about the size that it will have. */
export const PostSkeleton = () => (
  <Busy label={messages.post.loading}>
    <Skeleton width="9rem" height="2.75rem" />
    <Card>
      <div className={styles.article}>
        <Skeleton width="70%" height="2.25rem" />
        <BylineSkeleton />
        <div>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
        <Skeleton width="4rem" height="2.75rem" />
      </div>
    </Card>
  </Busy>
);
