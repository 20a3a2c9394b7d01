import { CheckIcon } from '@seed/ui/icons/check';
import { Link } from '@seed/ui/link';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import styles from './alumni-functions.module.css';

const [before, after] = messages.event.scheduled.split(messages.event.calendar);

/** States that the event is scheduled; the word 'Calendar' in it is a link. */
export const EventScheduled = () => (
  <p role="alert" className={styles.scheduled}>
    <CheckIcon />
    <span>
      {before}
      <Link href={paths.calendar}>{messages.event.calendar}</Link>
      {after}
    </span>
  </p>
);
