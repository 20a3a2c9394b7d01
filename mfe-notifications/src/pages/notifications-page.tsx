import { usePage, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { Link } from '@seed/ui/link';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { useNotifications, useReadAll } from '../features/notifications/api/notifications.ts';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

const texts = messages.page;

/** `/notifications`: who did something with what the member wrote. */
export const NotificationsPage = () => {
  const heading = usePage({ title: texts.title });
  const notifications = useNotifications();
  return (
    <PageBody>
      <PageHeader
        title={texts.title}
        titleRef={heading}
        intro={<Link href={paths.preferences}>{texts.preferences}</Link>}
        actions={<ReadAllButton query={notifications} />}
      />
      <NotificationList query={notifications} />
    </PageBody>
  );
};

const ReadAllButton = ({ query: { data = [] } }: { readonly query: ReturnType<typeof useNotifications> }) => {
  const { notify, announce } = usePortal();
  const { mutate: readAll, isPending } = useReadAll();
  const [newest] = data;
  const isHidden = data.every(({ isRead }) => isRead);
  // A hidden button keeps its place, so that nothing moves when the list comes.
  return (
    <div style={{ visibility: isHidden ? 'hidden' : 'visible' }}>
      <Button
        size="small"
        isPending={isPending}
        onPress={() =>
          newest &&
          readAll(newest, {
            onSuccess: () => announce(texts.allRead),
            onError: () => notify({ tone: 'error', text: texts.notRead }),
          })
        }
      >
        {texts.readAll}
      </Button>
    </div>
  );
};
