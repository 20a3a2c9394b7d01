import type { Comment } from '@seed/forums-contracts/comments';
import { Link } from '@seed/ui/link';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import { useAuthor } from '../../../authors/get-author.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';

export interface RepliedToProps {
  readonly comment: Comment;
  /** Whether the comment stands below the one that began its thread. */
  readonly isNested: boolean;
}

/** Shows whom a comment replies to. A reply that stands below that comment shows it to screen readers only. */
export const RepliedTo = ({ comment, isNested }: RepliedToProps) =>
  comment.replyTo === undefined ? null : <Mark {...comment} replyTo={comment.replyTo} isNested={isNested} />;

interface MarkProps extends Pick<Comment, 'forumId' | 'threadId' | 'replyToAuthor' | 'replyToAuthorID'> {
  readonly replyTo: number;
  readonly isNested: boolean;
}

const Mark = ({ forumId, replyTo, threadId, replyToAuthor = '', replyToAuthorID = '', isNested }: MarkProps) => {
  const text = messages.comments.inReplyTo(useAuthor(replyToAuthorID)?.name ?? replyToAuthor);
  if (isNested && replyTo === threadId) return <VisuallyHidden>{text}</VisuallyHidden>;
  return <Link href={paths.comment(forumId, replyTo)}>{text}</Link>;
};
