import { useState } from 'react';
import { EmptyForums } from '../src/art/empty-forums.tsx';
import { Busy } from '../src/busy.tsx';
import { ButtonLink } from '../src/button-link.tsx';
import { Button } from '../src/button.tsx';
import { ConfirmInPlace } from '../src/confirm-in-place.tsx';
import { EmptyState } from '../src/empty-state.tsx';
import { ErrorState } from '../src/error-state.tsx';
import { LoadMore } from '../src/load-more.tsx';
import { LoadingScreen } from '../src/loading-screen.tsx';
import { NotFoundState } from '../src/not-found-state.tsx';
import { ProgressLine } from '../src/progress-line.tsx';
import { SkeletonCard } from '../src/skeleton-card.tsx';
import { Skeleton } from '../src/skeleton.tsx';
import { Spinner } from '../src/spinner.tsx';
import { Exhibit, State } from './exhibit.tsx';
import styles from './showcase.module.css';

const nothing = () => undefined;

export const Waiting = () => (
  <>
    <Exhibit file="skeleton" use="In the size that the real thing will have.">
      <State label="line">
        <Skeleton width="70%" />
      </State>
      <State label="block">
        <Skeleton shape="block" height="6rem" />
      </State>
      <State label="circle">
        <Skeleton shape="circle" width="4rem" height="4rem" />
      </State>
    </Exhibit>
    <Exhibit file="skeleton-card" use="One for each that probably comes.">
      <State label="Two lines">
        <SkeletonCard />
      </State>
      <State label="Four lines">
        <SkeletonCard lines={4} />
      </State>
    </Exhibit>
    <Exhibit file="busy" use="Around skeletons.">
      <State label="Default">
        <Busy label="Loading conversations">
          <SkeletonCard lines={1} />
        </Busy>
      </State>
    </Exhibit>
    <Exhibit file="spinner" use="Inside what was pressed; for a list take skeletons.">
      <State label="small">
        <Spinner />
      </State>
      <State label="large">
        <Spinner size="large" label="Loading the page" />
      </State>
    </Exhibit>
    <Exhibit file="progress-line" use="At the top of what it is about.">
      <State label="Default" isWide>
        <div className={styles.wait}>
          <ProgressLine />
        </div>
      </State>
    </Exhibit>
    <Exhibit file="loading-screen" use="Before the portal knows who is there.">
      <State label="Default" isWide>
        <LoadingScreen />
      </State>
    </Exhibit>
    <Exhibit file="load-more" use="Below a list whose next page is known.">
      <State label="Default">
        <LoadMore onPress={nothing} isPending={false} />
      </State>
      <State label="Pending">
        <LoadMore onPress={nothing} isPending label="More meetings" />
      </State>
      <State label="Failed">
        <LoadMore onPress={nothing} isPending={false} error="The connection was lost." />
      </State>
    </Exhibit>
  </>
);

export const Outcomes = () => (
  <>
    <Exhibit file="empty-state" use="It says what to do next.">
      <State label="With a drawing and an action" isWide>
        <EmptyState
          drawing={<EmptyForums />}
          title="No conversations available"
          action={<Button variant="primary">Start the first one</Button>}
        >
          Ask something, tell something, or share a picture.
        </EmptyState>
      </State>
      <State label="The title alone" isWide>
        <EmptyState title="No documents yet" />
      </State>
    </Exhibit>
    <Exhibit file="error-state" use="Without a connection its drawing is another one.">
      <State label="With a retry" isWide>
        <ErrorState title="The forums did not open" onRetry={nothing}>
          Something went wrong on our side. The rest of the portal works as usual.
        </ErrorState>
      </State>
      <State label="While it tries again" isWide>
        <ErrorState title="The clubs did not open" onRetry={nothing} isRetrying>
          It is taking longer than it should.
        </ErrorState>
      </State>
      <State label="With another way out" isWide>
        <ErrorState title="This is not yours to change" action={<ButtonLink href="/">Main menu</ButtonLink>}>
          Only its author can edit a post.
        </ErrorState>
      </State>
    </Exhibit>
    <Exhibit
      file="not-found-state"
      use="For an address that means nothing to the portal there is the shell's own page."
    >
      <State label="Default" isWide>
        <NotFoundState
          title="Forum entry not found"
          hint="It may have been deleted."
          back={{ href: '/forums', label: 'All conversations' }}
        />
      </State>
    </Exhibit>
    <Exhibit file="confirm-in-place" use="For what cannot be taken back; no window opens.">
      <State label="Press Delete">
        <Asking />
      </State>
    </Exhibit>
  </>
);

const Asking = () => {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return <Button onPress={() => setAsking(true)}>Delete</Button>;
  return (
    <ConfirmInPlace
      error="Could not delete it. Please try again."
      onConfirm={() => setAsking(false)}
      onCancel={() => setAsking(false)}
    />
  );
};
