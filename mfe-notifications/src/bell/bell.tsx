import { BellIcon } from '@seed/ui/icons/bell';
import { Link } from '@seed/ui/link';
import { paths } from '../paths.ts';
import { bellName } from './bell-messages.ts';
import { useUnreadCount } from './use-unread-count.ts';
import styles from './bell.module.css';

/** The way to the notifications in the header, with a dot while there are unread ones. */
export const Bell = () => {
  const unread = useUnreadCount();
  return (
    <Link href={paths.notifications} variant="bare" className={styles.bell ?? ''} aria-label={bellName(unread)}>
      <BellIcon />
      {unread > 0 && <span className={styles.dot} />}
    </Link>
  );
};
