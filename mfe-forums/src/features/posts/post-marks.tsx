import type { Post } from '@seed/forums-contracts/posts';
import { messages } from '../../messages.ts';
import styles from './post-marks.module.css';

/** Shows that a post is pinned or closed. */
export const PostMarks = ({ pinned, closed }: Pick<Post, 'pinned' | 'closed'>) => (
  <>
    {pinned && <span className={styles.mark}>{messages.moderation.pinned}</span>}
    {closed && <span className={styles.mark}>{messages.moderation.closed}</span>}
  </>
);
