import type { Post } from '@seed/forums-contracts/posts';
import { messages } from '../../messages.ts';
import styles from './post-marks.module.css';

/** Shows that a post is pinned, closed or hidden. */
export const PostMarks = ({ pinned, closed, hidden }: Pick<Post, 'pinned' | 'closed' | 'hidden'>) => (
  <>
    {pinned && <Mark>{messages.moderation.pinned}</Mark>}
    {hidden && <Mark>{messages.reports.hidden}</Mark>}
    {closed && <Mark>{messages.moderation.closed}</Mark>}
  </>
);

/** One word or two that stand out in a line. */
export const Mark = ({ children }: { readonly children: string }) => <span className={styles.mark}>{children}</span>;
