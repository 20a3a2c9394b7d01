import type { Comment } from '@seed/contracts/comments';
import { usePortal } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import { LikeButton } from '@seed/ui/like-button';
import { PlainText } from '@seed/ui/plain-text';
import { useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { Byline } from '../../text/byline.tsx';
import { AuthorOptions } from '../../written/author-options.tsx';
import { useLikeComment } from './api/like-comment.ts';
import { CommentEditor } from './comment-editor.tsx';
import { DeleteCommentQuestion } from './delete-comment-question.tsx';
import styles from './comment-item.module.css';

export const CommentItem = ({ comment }: { readonly comment: Comment }) => {
  const { user } = usePortal();
  const like = useLikeComment(comment.id);
  const [mode, setMode] = useState<'reading' | 'editing' | 'deleting'>('reading');
  const options = useRef<HTMLButtonElement>(null);
  const read = () => setMode('reading');
  const stopEditing = () => {
    read();
    // The editor that had the focus is gone.
    requestAnimationFrame(() => options.current?.focus());
  };
  const isOwn = comment.authorID === user.id;
  return (
    <Card as="article" className={isOwn ? `${styles.comment} ${styles.own}` : (styles.comment ?? '')}>
      <header className={styles.header}>
        <Byline {...comment} />
        {mode !== 'editing' && (
          <div className={styles.actions}>
            <LikeButton
              subject={messages.comments.subject(comment.author)}
              count={comment.usersWhoLiked.length}
              isLiked={comment.usersWhoLiked.includes(user.id)}
              onChange={(liked) => like.mutate(liked)}
            />
            <AuthorOptions
              label={messages.comments.menu}
              permissions={comment.permissions}
              triggerRef={options}
              onEdit={() => setMode('editing')}
              onDelete={() => setMode('deleting')}
            />
          </div>
        )}
      </header>
      {mode === 'editing' ? (
        <CommentEditor comment={comment} onDone={stopEditing} />
      ) : (
        <PlainText>{comment.content}</PlainText>
      )}
      {mode === 'deleting' && <DeleteCommentQuestion comment={comment} onCancel={read} returnFocusTo={options} />}
    </Card>
  );
};
