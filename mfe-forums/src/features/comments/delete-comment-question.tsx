import type { Comment } from '@seed/contracts/comments';
import { failureText, usePortal } from '@seed/portal-sdk';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';
import { useDeleteComment } from './api/delete-comment.ts';

export interface DeleteCommentQuestionProps {
  readonly comment: Comment;
  readonly onCancel: () => void;
  readonly returnFocusTo: RefObject<HTMLButtonElement | null>;
}

export const DeleteCommentQuestion = ({ comment, onCancel, returnFocusTo }: DeleteCommentQuestionProps) => {
  const { announce } = usePortal();
  const remove = useDeleteComment(comment, () => {
    announce(messages.comments.deleted);
    // The comment that had the focus is gone with its menu.
    document.getElementById('comments')?.focus({ preventScroll: true });
  });
  return (
    <ConfirmInPlace
      question={messages.comments.deleteQuestion}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
      isPending={remove.isPending}
      error={remove.error ? failureText(remove.error) : undefined}
      returnFocusTo={returnFocusTo}
    />
  );
};
