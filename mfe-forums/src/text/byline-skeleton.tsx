import { Skeleton } from '@seed/ui/skeleton';
import styles from './byline.module.css';

/** The skeleton of a byline, as large as the byline. */
export const BylineSkeleton = () => (
  <div className={styles.byline}>
    <Skeleton shape="circle" width="32px" />
    <Skeleton width="11rem" />
  </div>
);
