import { messages } from '../../messages.ts';
import { CommentInput } from './comment-input.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comment-section.module.css';

export interface CommentSectionProps {
  readonly forumId: number;
  readonly count: number;
}

/** The conversation below a post, read from top to bottom, with the line to join it at its end. */
export const CommentSection = ({ forumId, count }: CommentSectionProps) => (
  <section aria-labelledby="comments" className={styles.section}>
    <h2 id="comments" tabIndex={-1}>
      {messages.comments.title}
      {count > 0 && <span className={styles.count}> {count}</span>}
    </h2>
    <CommentList forumId={forumId} />
    <CommentInput key={forumId} forumId={forumId} />
  </section>
);
