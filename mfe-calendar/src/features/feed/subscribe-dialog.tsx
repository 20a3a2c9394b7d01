import { failureText, useDialogRoute } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { ErrorState } from '@seed/ui/error-state';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useShownMonth } from '../../time/use-shown-month.ts';
import { useFeed } from './api/get-feed.ts';
import { Subscription } from './subscription.tsx';
import styles from './subscription.module.css';

/** At `/calendar/subscribe`: an address of the events for calendar programs. */
export const SubscribeDialog = () => {
  const { month } = useShownMonth();
  const { close } = useDialogRoute(paths.month(month));
  const feed = useFeed();
  return (
    <Dialog title={messages.feed.title} isOpen onClose={close}>
      <div className={styles.subscription}>
        <p>{messages.feed.about}</p>
        {feed.data ? (
          <Subscription feed={feed.data} />
        ) : feed.isPending ? (
          <Busy label={messages.feed.loading}>
            <Skeleton shape="block" height="2.75rem" />
          </Busy>
        ) : (
          <ErrorState title={messages.feed.failed} onRetry={() => void feed.refetch()} isRetrying={feed.isFetching}>
            {failureText(feed.error)}
          </ErrorState>
        )}
      </div>
    </Dialog>
  );
};
