import type { Notification } from '@seed/notifications-contracts/notifications';
import { PagedList, usePortal } from '@seed/portal-sdk';
import { lateDrawing } from '@seed/ui/late-drawing';
import { EmptyState } from '@seed/ui/empty-state';
import { useMemo } from 'react';
import { messages } from '../../messages.ts';
import type { useNotifications } from './api/notifications.ts';
import { daysOf } from './days.ts';
import { NotificationCard } from './notification-card.tsx';
import { NotificationListSkeleton } from './notification-list-skeleton.tsx';
import styles from './notification-list.module.css';

const EmptyDay = lateDrawing(async () => (await import('@seed/ui/art/empty-day')).EmptyDay);

const texts = messages.list;
const none: readonly Notification[] = [];

/** The notifications by day. */
export const NotificationList = ({ query }: { readonly query: ReturnType<typeof useNotifications> }) => {
  const { locale } = usePortal();
  const days = useMemo(() => daysOf(query.data ?? none, locale, new Date()), [query.data, locale]);
  return (
    <PagedList
      query={query}
      texts={texts}
      loading={<NotificationListSkeleton />}
      empty={
        <EmptyState drawing={<EmptyDay />} title={texts.empty}>
          {texts.emptyHint}
        </EmptyState>
      }
      className={styles.list}
    >
      {(notification: Notification) => (
        <>
          {days.has(notification.id) && <h2 className={styles.day}>{days.get(notification.id)}</h2>}
          <NotificationCard notification={notification} />
        </>
      )}
    </PagedList>
  );
};
