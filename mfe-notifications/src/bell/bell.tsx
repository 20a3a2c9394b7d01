import { IconLink } from '@seed/ui/icon-link';
import { BellIcon } from '@seed/ui/icons/bell';
import { paths } from '../paths.ts';
import { bellName } from './bell-messages.ts';
import { useUnreadCount } from './use-unread-count.ts';

/** The way to the notifications in the header, with a dot while there are unread ones. */
export const Bell = () => {
  const unread = useUnreadCount();
  return <IconLink href={paths.notifications} label={bellName(unread)} icon={<BellIcon />} hasNews={unread > 0} />;
};
