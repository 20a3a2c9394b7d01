import type { CalendarFeed } from '@seed/contracts/calendar-feed';
import { failureText, useNotify } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { FormError } from '@seed/ui/form-error';
import { useRef, useState } from 'react';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { useCreateFeed } from './api/create-feed.ts';
import { useDeleteFeed } from './api/delete-feed.ts';
import { FeedAddress } from './feed-address.tsx';
import styles from './subscription.module.css';

/** What the member can do: begin, begin anew because the address got lost, or end. */
export const Subscription = ({ feed: { active, creationDate } }: { readonly feed: CalendarFeed }) => {
  const create = useCreateFeed();
  const url = active ? create.data?.url : undefined;
  return (
    <>
      {url !== undefined && <FeedAddress url={url} />}
      {active && url === undefined && (
        <p>
          {creationDate !== null && messages.feed.since(longDate.format(new Date(creationDate)))} {messages.feed.again}
        </p>
      )}
      {create.error && <FormError>{failureText(create.error)}</FormError>}
      <div className={styles.buttons}>
        {url === undefined && (
          <Button
            variant={active ? 'secondary' : 'primary'}
            isPending={create.isPending}
            onPress={() => create.mutate()}
          >
            {active ? messages.feed.createAgain : messages.feed.create}
          </Button>
        )}
        {active && <Revocation />}
      </div>
    </>
  );
};

const longDate = new Intl.DateTimeFormat(calendarLocale, { dateStyle: 'long' });

const Revocation = () => {
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const remove = useDeleteFeed(() => notify({ tone: 'success', text: messages.feed.revoked }));
  if (!isAsking) {
    return (
      <Button ref={button} variant="quiet" onPress={() => setIsAsking(true)}>
        {messages.feed.revoke}
      </Button>
    );
  }
  return (
    <ConfirmInPlace
      question={messages.feed.revokeQuestion}
      confirmLabel={messages.yes}
      cancelLabel={messages.no}
      onConfirm={() => remove.mutate()}
      onCancel={() => setIsAsking(false)}
      isPending={remove.isPending}
      error={remove.error ? failureText(remove.error) : undefined}
      returnFocusTo={button}
    />
  );
};
