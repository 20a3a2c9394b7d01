import { usePage, usePortal } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ButtonLink } from '@seed/ui/button-link';
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
        actions={
          <>
            <ReadAllButton query={notifications} />
            <ButtonLink href={paths.preferences} size="small">
              {texts.preferences}
            </ButtonLink>
          </>
        }
      />
      <NotificationList query={notifications} />
    </PageBody>
  );
};

const ReadAllButton = ({ query: { data = [] } }: { readonly query: ReturnType<typeof useNotifications> }) => {
  const { notify, announce } = usePortal();
  const { mutate: readAll, isPending } = useReadAll();
  const [newest] = data;
  if (newest === undefined || data.every(({ isRead }) => isRead)) return null;
  return (
    <Button
      size="small"
      isPending={isPending}
      onPress={() =>
        readAll(newest, {
          onSuccess: () => announce(texts.allRead),
          onError: () => notify({ tone: 'error', text: texts.notRead }),
        })
      }
    >
      {texts.readAll}
    </Button>
  );
};
