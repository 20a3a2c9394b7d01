import { EmptyForums } from '../src/art/empty-forums.tsx';
import { Avatar } from '../src/avatar.tsx';
import { Busy } from '../src/busy.tsx';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { DateText } from '../src/date-text.tsx';
import { EmptyState } from '../src/empty-state.tsx';
import { ErrorState } from '../src/error-state.tsx';
import { LoadingScreen } from '../src/loading-screen.tsx';
import { PageHeader } from '../src/page-header.tsx';
import { ProgressLine } from '../src/progress-line.tsx';
import { SkeletonCard } from '../src/skeleton-card.tsx';
import { Skeleton } from '../src/skeleton.tsx';
import styles from './showcase.module.css';

export const StateSection = () => (
  <section aria-label="States">
    <PageHeader title="Waiting, nothing, and trouble" />
    <div className={styles.grid}>
      <Busy label="Loading conversations">
        <SkeletonCard lines={3} />
      </Busy>
      <Busy label="Loading a picture">
        <Skeleton shape="block" height="11rem" />
      </Busy>
    </div>
    <div className={styles.wait}>
      <ProgressLine />
    </div>
    <div className={styles.grid}>
      <Card>
        <EmptyState
          drawing={<EmptyForums />}
          title="No conversations available"
          action={<Button variant="primary">Start the first one</Button>}
        >
          Ask something, tell something, or share a picture.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState title="The forums did not open" onRetry={() => undefined}>
          Something went wrong on our side. The rest of the portal works as usual.
        </ErrorState>
      </Card>
    </div>
    <div className={styles.row}>
      <Avatar size="small" />
      <Avatar />
      <Avatar size="large" />
      <Avatar size="portrait" />
      <DateText value="2026-11-21T07:06:00.000Z" />
    </div>
    <LoadingScreen />
  </section>
);
