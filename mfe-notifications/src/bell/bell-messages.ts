import { mostCountedUnread } from '@seed/notifications-contracts/notifications';

/** The name of the bell while there are unread notifications, for those who do not see its dot. */
export function bellName(unread: number): string {
  return `Notifications, ${unread < mostCountedUnread ? unread : `${unread} or more`} unread`;
}
