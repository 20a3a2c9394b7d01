import { sentenceOf } from '@seed/notifications-contracts/notification-sentences';
import { topicOf } from '@seed/notifications-contracts/notification-topics';
import type { NotificationTopic } from '@seed/notifications-contracts/notification-topics';
import { listNotifications } from '@seed/notifications-contracts/notifications';
import type { Notification } from '@seed/notifications-contracts/notifications';
import { ExtensionSection, queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { rowsPerPage } from '../constants.ts';
import { useRead } from '../features/notifications/api/notifications.ts';
import { paths } from '../paths.ts';
import { messages } from './news-messages.ts';

/** With labels of four lines, as beside two other sections, they take no more than the reserved height. */
const rowsInSection = 2;

/** The section of the main menu with the newest unread comments of the threads that a member follows. */
export const ConversationNews = () => {
  // A member comes back to the main menu to see what others did meanwhile.
  const query = { limit: rowsPerPage };
  const newest = useQuery({ ...queryFor(useApi(), listNotifications, { query }), staleTime: 0 });
  const { mutate: read } = useRead();
  return (
    <ExtensionSection
      query={{ ...newest, data: newest.data && newsOf(newest.data) }}
      texts={messages}
      more={{ href: paths.notifications, label: messages.more }}
      item={(notification) => ({
        key: notification.id,
        href: notification.href,
        label: sentenceOf(notification),
        onPress: () => read(notification),
      })}
    />
  );
};

const topics: readonly NotificationTopic[] = ['comments', 'replies', 'mentions', 'threads'];

function newsOf(notifications: readonly Notification[]): Notification[] {
  const isNews = ({ kind, isRead }: Notification) => !isRead && topics.includes(topicOf(kind));
  return notifications.filter(isNews).slice(0, rowsInSection);
}
