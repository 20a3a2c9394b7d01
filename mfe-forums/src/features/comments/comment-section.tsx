import { Slot } from '@seed/portal-sdk';
import { messages } from '../../messages.ts';
import type { CommentsProps } from './comments.tsx';
import { LateComments } from './late-comments.tsx';
import styles from './comment-section.module.css';

export interface CommentSectionProps extends CommentsProps {
  readonly count: number;
}

/** The comments of a post below their heading. */
export const CommentSection = ({ count, ...props }: CommentSectionProps) => (
  <section aria-labelledby="comments" className={styles.section}>
    <h2 id="comments" tabIndex={-1}>
      {messages.comments.title}
      {count > 0 && <span className={styles.count}> {count}</span>}
    </h2>
    <Slot name="post.action" props={{ postId: props.forumId }} />
    <LateComments {...props} />
  </section>
);
