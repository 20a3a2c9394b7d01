import { Button } from '@seed/ui/button';
import { CalendarIcon } from '@seed/ui/icons/calendar';
import { messages } from '../../messages.ts';
import styles from './feed-offer.module.css';

/** The link to the subscription for other programs. */
export const FeedOffer = ({ onSubscribe }: { readonly onSubscribe: () => void }) => (
  <div className={styles.offer}>
    <p>{messages.feed.offer}</p>
    <Button icon={<CalendarIcon />} onPress={onSubscribe}>
      {messages.feed.open}
    </Button>
  </div>
);
