import { CheckIcon } from '@seed/ui/icons/check';
import { Link } from '@seed/ui/link';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import styles from './alumni-functions.module.css';

const [before, after] = messages.event.scheduled.split(messages.event.calendar);

/** Says where the new event is to be found; the word leads there. */
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
