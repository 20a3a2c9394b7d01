import { useState } from 'react';
import { EmptyConversation } from '../src/art/empty-conversation.tsx';
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
    <Exhibit file="skeleton" use="In the size of the content that will replace it.">
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
    <Exhibit file="skeleton-card" use="One for each card that will probably appear.">
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
    <Exhibit file="spinner" use="Inside the pressed button. For a list, use skeletons.">
      <State label="small">
        <Spinner />
      </State>
      <State label="large">
        <Spinner size="large" label="Loading the page" />
      </State>
    </Exhibit>
    <Exhibit file="progress-line" use="At the top of the content that is loading.">
      <State label="Default" isWide>
        <div className={styles.wait}>
          <ProgressLine />
        </div>
      </State>
    </Exhibit>
    <Exhibit file="loading-screen" use="While the portal checks the session.">
      <State label="Default" isWide>
        <LoadingScreen />
      </State>
    </Exhibit>
    <Exhibit file="load-more" use="Below a list that has another page.">
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
    <Exhibit file="empty-state" use="Its text says what to do next.">
      <State label="With a drawing and an action" isWide>
        <EmptyState
          drawing={<EmptyConversation />}
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
    <Exhibit file="error-state" use="Without a connection it shows another drawing.">
      <State label="With a retry" isWide>
        <ErrorState title="The forums did not open" onRetry={nothing}>
          Something went wrong on our side. The rest of the portal works as usual.
        </ErrorState>
      </State>
      <State label="During a retry" isWide>
        <ErrorState title="The clubs did not open" onRetry={nothing} isRetrying>
          It is taking longer than it should.
        </ErrorState>
      </State>
      <State label="With another action" isWide>
        <ErrorState title="You cannot edit this post" action={<ButtonLink href="/">Main menu</ButtonLink>}>
          Only its author can edit a post.
        </ErrorState>
      </State>
    </Exhibit>
    <Exhibit
      file="not-found-state"
      use="For an item that does not exist. The shell has a page of its own for unknown addresses."
    >
      <State label="Default" isWide>
        <NotFoundState
          title="Forum entry not found"
          hint="It may have been deleted."
          back={{ href: '/forums', label: 'All conversations' }}
        />
      </State>
    </Exhibit>
    <Exhibit file="confirm-in-place" use="For an action that cannot be undone. No dialog opens.">
      <State label="Press Delete">
        <DeleteWithConfirmation />
      </State>
    </Exhibit>
  </>
);

const DeleteWithConfirmation = () => {
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming) return <Button onPress={() => setConfirming(true)}>Delete</Button>;
  return (
    <ConfirmInPlace
      error="Could not delete it. Please try again."
      onConfirm={() => setConfirming(false)}
      onCancel={() => setConfirming(false)}
    />
  );
};
