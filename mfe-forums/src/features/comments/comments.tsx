import { messages } from '../../messages.ts';
import { CommentInput } from './comment-input.tsx';
import { CommentList } from './comment-list.tsx';
import styles from './comment-section.module.css';

export interface CommentsProps {
  readonly forumId: number;
  /** When the post was written. */
  readonly postedAt: string;
  /** A closed post takes no new comments. */
  readonly isClosed: boolean;
}

/** The comments from the oldest to the newest, and the form for a new one below them. */
export const Comments = ({ forumId, postedAt, isClosed }: CommentsProps) => (
  <>
    <CommentList forumId={forumId} postedAt={postedAt} takesReplies={!isClosed} />
    {isClosed ? (
      <p className={styles.closed}>{messages.moderation.takesNoComments}</p>
    ) : (
      <CommentInput key={forumId} forumId={forumId} />
    )}
  </>
);
