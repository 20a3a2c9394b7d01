import { QueryContent, useDialogRoute } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { Skeleton } from '@seed/ui/skeleton';
import { feedMessages } from './feed-messages.ts';
import { paths } from '../../paths.ts';
import { useShownMonth } from '../../time/use-shown-month.ts';
import { useFeed } from './api/get-feed.ts';
import { Subscription } from './subscription.tsx';
import styles from './subscription.module.css';

/** The dialog at `/calendar/subscribe`: a URL of the events for calendar programs. */
export const SubscribeDialog = () => {
  const { month } = useShownMonth();
  const { close } = useDialogRoute(paths.month(month));
  return (
    <Dialog title={feedMessages.title} isOpen onClose={close}>
      <div className={styles.subscription}>
        <p>{feedMessages.about}</p>
        <QueryContent query={useFeed()} errorTitle={feedMessages.errorTitle} loading={<Loading />}>
          {(feed) => <Subscription feed={feed} />}
        </QueryContent>
      </div>
    </Dialog>
  );
};

const Loading = () => (
  <Busy label={feedMessages.loading}>
    <Skeleton shape="block" height="2.75rem" />
  </Busy>
);
