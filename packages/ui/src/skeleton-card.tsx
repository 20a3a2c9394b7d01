import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-card.module.css';

export interface SkeletonCardProps {
  /** The number of text lines. Default 2. */
  readonly lines?: number;
}

/**
 * A skeleton in the shape of a card with a picture, a title and some lines. Place it in a `Busy`.
 *
 * @example
 * ```tsx
 * import { SkeletonCard } from '@seed/ui/skeleton-card';
 *
 * export const PostShape = () => <SkeletonCard lines={3} />;
 * ```
 */
export const SkeletonCard = ({ lines = 2 }: SkeletonCardProps) => (
  <Card>
    <div className={styles.head}>
      <Skeleton shape="circle" width="44px" />
      <div className={styles.text}>
        <Skeleton width="60%" />
        <Skeleton width="35%" />
      </div>
    </div>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line === lines - 1 ? '70%' : '100%'} />
    ))}
  </Card>
);
