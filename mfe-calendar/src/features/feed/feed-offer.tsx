import { Button } from '@seed/ui/button';
import { CalendarIcon } from '@seed/ui/icons/calendar';
import { messages } from '../../messages.ts';
import styles from './feed-offer.module.css';

/** Tells that the calendar can be had elsewhere too. */
export const FeedOffer = ({ onSubscribe }: { readonly onSubscribe: () => void }) => (
  <div className={styles.offer}>
    <p>{messages.feed.offer}</p>
    <Button icon={<CalendarIcon />} onPress={onSubscribe}>
      {messages.feed.open}
    </Button>
  </div>
);
