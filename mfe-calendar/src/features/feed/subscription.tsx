import type { CalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import { failureText, useDeletion } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { FormError } from '@seed/ui/form-error';
import { dateFormat } from '@seed/ui/formats';
import { calendarLocale } from '../../constants.ts';
import { messages } from '../../messages.ts';
import { feedMessages } from './feed-messages.ts';
import { useCreateFeed } from './api/create-feed.ts';
import { useDeleteFeed } from './api/delete-feed.ts';
import { FeedAddress } from './feed-address.tsx';
import styles from './subscription.module.css';

/** Starts a subscription, replaces its lost URL, or ends it. */
export const Subscription = ({ feed: { active, creationDate } }: { readonly feed: CalendarFeed }) => {
  const create = useCreateFeed();
  const url = active ? create.data?.url : undefined;
  return (
    <>
      {url !== undefined && <FeedAddress url={url} />}
      {active && url === undefined && (
        <p>
          {creationDate !== null &&
            feedMessages.since(dateFormat(calendarLocale, longFormat).format(new Date(creationDate)))}{' '}
          {feedMessages.again}
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
            {active ? feedMessages.createAgain : feedMessages.create}
          </Button>
        )}
        {active && <Revocation />}
      </div>
    </>
  );
};

const longFormat: Intl.DateTimeFormatOptions = { dateStyle: 'long' };

const Revocation = () => {
  const { trigger, openQuestion, question } = useDeletion({
    remove: useDeleteFeed(),
    successMessage: feedMessages.revoked,
  });
  return question ? (
    <ConfirmInPlace
      {...question}
      question={feedMessages.revokeQuestion}
      confirmLabel={messages.yes}
      cancelLabel={messages.no}
    />
  ) : (
    <Button ref={trigger} variant="quiet" onPress={openQuestion}>
      {feedMessages.revoke}
    </Button>
  );
};
