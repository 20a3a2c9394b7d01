import type { Post } from '@seed/forums-contracts/posts';
import { messages } from '../../messages.ts';
import styles from './post-marks.module.css';

/** Shows that a post is pinned, closed or hidden. */
export const PostMarks = ({ pinned, closed, hidden }: Pick<Post, 'pinned' | 'closed' | 'hidden'>) => (
  <>
    {pinned && <span className={styles.mark}>{messages.moderation.pinned}</span>}
    {hidden && <span className={styles.mark}>{messages.reports.hidden}</span>}
    {closed && <span className={styles.mark}>{messages.moderation.closed}</span>}
  </>
);
