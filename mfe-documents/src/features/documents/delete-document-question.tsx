import { failureText, usePortal } from '@seed/portal-sdk';
import { ConfirmInPlace } from '@seed/ui/confirm-in-place';
import type { RefObject } from 'react';
import { messages } from '../../messages.ts';
import { useDeleteDocument } from './api/delete-document.ts';

export interface DeleteDocumentQuestionProps {
  readonly id: number;
  readonly onCancel: () => void;
  readonly returnFocusTo: RefObject<HTMLButtonElement | null>;
}

export const DeleteDocumentQuestion = ({ id, onCancel, returnFocusTo }: DeleteDocumentQuestionProps) => {
  const { announce } = usePortal();
  const remove = useDeleteDocument(id, () => {
    announce(messages.document.deleted);
    // The card that had the focus is gone.
    document.getElementById('documents')?.focus({ preventScroll: true });
  });
  return (
    <ConfirmInPlace
      question={messages.document.deleteQuestion}
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
