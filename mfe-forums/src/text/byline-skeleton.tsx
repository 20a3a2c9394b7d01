import { Skeleton } from '@seed/ui/skeleton';
import styles from './byline.module.css';

/** A byline in the size that it will have. */
export const BylineSkeleton = () => (
  <div className={styles.byline}>
    <Skeleton shape="circle" width="32px" />
    <Skeleton width="11rem" />
  </div>
);
