import { mostCountedUnread } from '@seed/notifications-contracts/notifications';

/** The name of the bell, for those who do not see its dot. */
export function bellName(unread: number): string {
  if (unread === 0) return 'Notifications';
  return `Notifications, ${unread < mostCountedUnread ? unread : `${unread} or more`} unread`;
}
