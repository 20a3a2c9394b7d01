import { BackLink } from '@seed/ui/back-link';
import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { SkeletonCard } from '@seed/ui/skeleton-card';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { BylineSkeleton } from '../../text/byline-skeleton.tsx';
import styles from './post-article.module.css';

/** The skeleton of a post and its comments, about as large as these, with the link back. */
export const PostSkeleton = () => (
  <>
    <div>
      <BackLink href={paths.forums}>{messages.post.back}</BackLink>
      <Busy label={messages.post.loading}>
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
    </div>
    <h2>{messages.comments.title}</h2>
    <SkeletonCard lines={1} />
    <SkeletonCard lines={2} />
  </>
);
