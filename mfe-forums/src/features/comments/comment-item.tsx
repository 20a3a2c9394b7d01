import type { Comment } from '@seed/forums-contracts/comments';
import { useDeletion, useDialogRoute } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import { lateComponent } from '@seed/ui/late-component';
import { LikeButton } from '@seed/ui/like-button';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useOtherAuthor } from '../../authors/use-other-author.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { HiddenNotice } from '../../reports/hidden-notice.tsx';
import { useReportItems } from '../../reports/use-report-items.tsx';
import { Byline } from '../../text/byline.tsx';
import { EditedMark } from '../../text/edited-mark.tsx';
import { FormattedText } from '../../text/formatted-text.tsx';
import { useUndo } from '../../undo/use-undo.ts';
import { useDeleteComment } from './api/delete-comment.ts';
import { useLikeComment } from './api/like-comment.ts';
import { CommentMenu } from './comment-menu.tsx';
import { RepliedTo } from './replies/replied-to.tsx';
import { ReplyAction } from './replies/reply-action.tsx';
import { useReply } from './replies/use-reply.ts';
import styles from './comment-item.module.css';

const CommentEditor = lateComponent(async () => (await import('./comment-editor.tsx')).CommentEditor);

export interface CommentItemProps {
  readonly comment: Comment;
  /** Whether it stands below the comment that began its thread. */
  readonly isNested: boolean;
  /** Whether its post takes replies. */
  readonly takesReplies: boolean;
}

export const CommentItem = ({ comment, isNested, takesReplies }: CommentItemProps) => {
  const like = useLikeComment(comment);
  const { open } = useDialogRoute(paths.post(comment.forumId));
  const other = useOtherAuthor(comment.authorID, comment.author);
  const deletion = useDeletion({
    remove: useDeleteComment(comment),
    successMessage: messages.comments.deleted(other),
    undo: useUndo('comment', comment.id, messages.comments.restored(other)),
  });
  const reply = useReply(comment.content);
  const reportItems = useReportItems({
    authorID: comment.authorID,
    page: paths.post(comment.forumId),
    dialog: paths.reportComment(comment.forumId, comment.id),
  });
  const [isEditing, setIsEditing] = useState(false);
  const { trigger } = deletion;
  // The editor had the focus, so it returns to the menu when the editor closes.
  useEffect(() => (isEditing ? () => focus(trigger) : undefined), [isEditing, trigger]);
  const text = <FormattedText mentions={comment.mentions}>{comment.content}</FormattedText>;
  return (
    <Card as="article" className={other === undefined ? `${styles.comment} ${styles.own}` : (styles.comment ?? '')}>
      <header className={styles.header}>
        <Byline {...comment}>
          <EditedMark
            text={comment}
            page={paths.post(comment.forumId)}
            history={paths.commentHistory(comment.forumId, comment.id)}
          />
          <RepliedTo comment={comment} isNested={isNested} />
        </Byline>
        {!isEditing && (
          <div className={styles.menu}>
            <CommentMenu
              comment={comment}
              reportItems={reportItems}
              triggerRef={trigger}
              onEdit={() => setIsEditing(true)}
              onQuote={takesReplies && !reply.isOpen ? reply.openWithQuote : undefined}
              onDelete={deletion.openQuestion}
            />
          </div>
        )}
      </header>
      {isEditing ? (
        <CommentEditor comment={comment} onDone={() => setIsEditing(false)} whileLoading={text} />
      ) : (
        <>
          <HiddenNotice hidden={comment.hidden} />
          {text}
        </>
      )}
      {!isEditing && (
        <div className={styles.footer}>
          <LikeButton
            subject={messages.comments.subject(comment.author)}
            count={comment.likeCount}
            isLiked={comment.liked}
            onChange={(liked) => like.mutate(liked)}
            onPressCount={() => open(paths.commentLikers(comment.forumId, comment.id))}
          />
          {takesReplies && <ReplyAction comment={comment} reply={reply} />}
        </div>
      )}
      {deletion.question && (
        <ConfirmInPlace {...deletion.question} question={messages.comments.deleteQuestion(other)} />
      )}
    </Card>
  );
};

function focus(element: RefObject<HTMLElement | null>): void {
  element.current?.focus();
}
