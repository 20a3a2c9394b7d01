import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import styles from './meeting-list.module.css';

const titleWidths = ['72%', '55%', '64%'];

/** The skeleton of the list, about as large as the list. */
export const MeetingListSkeleton = () => (
  <Busy label={messages.meetings.loading} className={styles.group ?? ''}>
    <Skeleton width="9rem" height="1.75rem" />
    <div className={styles.cards}>
      {titleWidths.map((width) => (
        <Card key={width} className={styles.bone ?? ''}>
          <Skeleton width="8rem" height="2.75rem" />
          <Skeleton width={width} height="2rem" />
          <Skeleton width="6rem" />
          <Skeleton />
          <Skeleton width="80%" height="4.5rem" />
          <Skeleton width="10rem" height="2.25rem" />
        </Card>
      ))}
    </div>
  </Busy>
);
