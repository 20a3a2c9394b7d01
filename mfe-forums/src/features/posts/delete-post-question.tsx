import { failureText, usePortal } from '@seed/portal-sdk';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useDeletePost } from './api/delete-post.ts';

export interface DeletePostQuestionProps {
  readonly id: number;
  readonly onCancel: () => void;
  readonly returnFocusTo: RefObject<HTMLButtonElement | null>;
}

export const DeletePostQuestion = ({ id, onCancel, returnFocusTo }: DeletePostQuestionProps) => {
  const { navigation, notify } = usePortal();
  const remove = useDeletePost(id, () => notify({ tone: 'success', text: messages.post.deleted }));
  const confirm = () => remove.mutate(undefined, { onSuccess: () => navigation.push(paths.forums, { replace: true }) });
  return (
    <ConfirmInPlace
      question={messages.post.deleteQuestion}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
      onConfirm={confirm}
      onCancel={onCancel}
      isPending={remove.isPending}
      error={remove.error ? failureText(remove.error) : undefined}
      returnFocusTo={returnFocusTo}
    />
  );
};
