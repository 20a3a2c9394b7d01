import { thumbnailUrl } from '@seed/contracts/uploads';
import { sentenceOf } from '@seed/notifications-contracts/notification-sentences';
import type { Notification } from '@seed/notifications-contracts/notifications';
import { usePortal } from '@seed/portal-sdk';
import { Avatar } from '@seed/ui/avatar';
import { DateText } from '@seed/ui/date-text';
import { Link } from '@seed/ui/link';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import { messages } from '../../messages.ts';
import { usePicture } from '../../people/use-picture.ts';
import { useRead } from './api/notifications.ts';
import styles from './notification-card.module.css';

/** One notification; its link leads to the exact place. */
export const NotificationCard = ({ notification }: { readonly notification: Notification }) => {
  const { locale } = usePortal();
  const { mutate: read } = useRead();
  const { actorId, excerpt, href, createdAt, isRead } = notification;
  const picture = usePicture(actorId);
  return (
    <article className={isRead ? styles.card : styles.unread}>
      <Avatar src={picture && thumbnailUrl(picture)} />
      <div className={styles.text}>
        <h3 className={styles.what}>
          <Link
            href={href}
            variant="bare"
            className={styles.link ?? ''}
            onPress={() => {
              if (!isRead) read(notification);
            }}
          >
            {!isRead && <VisuallyHidden>{messages.list.unread}: </VisuallyHidden>}
            {sentenceOf(notification)}
          </Link>
        </h3>
        {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={styles.when}>
          <DateText value={createdAt} locale={locale} format={timeOfDay} />
        </p>
      </div>
      {!isRead && <span className={styles.dot} />}
    </article>
  );
};

/** The day stands above. */
const timeOfDay: Intl.DateTimeFormatOptions = { timeStyle: 'short' };
