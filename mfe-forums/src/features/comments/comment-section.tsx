import { Slot } from '@seed/portal-sdk';
import { messages } from '../../messages.ts';
import { CommentInput } from './comment-input.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comment-section.module.css';

export interface CommentSectionProps {
  readonly forumId: number;
  readonly count: number;
}

/** The comments of a post from the oldest to the newest, and the form for a new one below them. */
export const CommentSection = ({ forumId, count }: CommentSectionProps) => (
  <section aria-labelledby="comments" className={styles.section}>
    <h2 id="comments" tabIndex={-1}>
      {messages.comments.title}
      {count > 0 && <span className={styles.count}> {count}</span>}
    </h2>
    <Slot name="post.action" props={{ postId: forumId }} />
    <CommentList forumId={forumId} />
    <CommentInput key={forumId} forumId={forumId} />
  </section>
);
