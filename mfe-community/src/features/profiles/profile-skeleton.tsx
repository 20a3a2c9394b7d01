import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import styles from './profile-sheet.module.css';

export interface ProfileSkeletonProps {
  readonly label: string;
  /** Whether the profile has a button below the name. */
  readonly hasActions?: boolean;
}

/** The skeleton of a profile, about as large as the profile. */
export const ProfileSkeleton = ({ label, hasActions = false }: ProfileSkeletonProps) => (
  <Busy label={label}>
    <Card className={styles.sheet ?? ''}>
      <div className={styles.head}>
        <Skeleton shape="block" width="150px" height="150px" />
        <div className={styles.who}>
          <Skeleton width="70%" height="2rem" />
          <Skeleton width="40%" />
          {hasActions && (
            <div className={styles.actions}>
              <Skeleton width="11rem" height="2.75rem" />
            </div>
          )}
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          <Skeleton width="8rem" height="1.4rem" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="80%" />
          <Skeleton width="60%" />
        </div>
        <Skeleton shape="block" height="20rem" />
      </div>
    </Card>
  </Busy>
);
