import type { HiddenMark } from '@seed/contracts/hidden-mark';
import { messages } from '../messages.ts';
import styles from './hidden-notice.module.css';

/** Shows the author of a hidden text and Admins that the others do not see it, and why. */
export const HiddenNotice = ({ hidden }: { readonly hidden: HiddenMark | undefined }) =>
  hidden && (
    <p className={styles.notice}>
      {messages.reports.isHidden} {hidden.message}
    </p>
  );
