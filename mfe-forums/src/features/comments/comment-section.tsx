import { Slot } from '@seed/portal-sdk';
import { messages } from '../../messages.ts';
import { CommentInput } from './comment-input.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comment-section.module.css';

export interface CommentSectionProps {
  readonly forumId: number;
  readonly count: number;
  /** A closed post takes no new comments. */
  readonly isClosed: boolean;
}

/** The comments of a post from the oldest to the newest, and the form for a new one below them. */
export const CommentSection = ({ forumId, count, isClosed }: CommentSectionProps) => (
  <section aria-labelledby="comments" className={styles.section}>
    <h2 id="comments" tabIndex={-1}>
      {messages.comments.title}
      {count > 0 && <span className={styles.count}> {count}</span>}
    </h2>
    <Slot name="post.action" props={{ postId: forumId }} />
    <CommentList forumId={forumId} takesReplies={!isClosed} />
    {isClosed ? (
      <p className={styles.closed}>{messages.moderation.takesNoComments}</p>
    ) : (
      <CommentInput key={forumId} forumId={forumId} />
    )}
  </section>
);
