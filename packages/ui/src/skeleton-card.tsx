import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-card.module.css';

/** A card that will hold a title, its author and a few lines. */
export const SkeletonCard = ({ lines = 2 }: { readonly lines?: number }) => (
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
